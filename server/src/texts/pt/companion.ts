import type { companion as zh } from '../zh/companion.ts'
import { longDay } from './day.ts'

const lists = {
  player: 'lista de jogadores',
  collector: 'lista de pessoas que podem levantar a reserva',
  child: 'lista de crianças acompanhadas',
}
const relations = {
  guardian: 'pai, mãe ou tutor',
  grandparent: 'avô ou avó',
  relative: 'outro familiar',
  friend: 'pessoa amiga da família',
  carer: 'pessoa que cuida da criança (escola, clube ou ATL)',
}

export const companion: typeof zh = {
  asked: ({ name, lastDay, list }) => ({
    subject: `${name} quer incluí-lo na sua ${lists[list]}`,
    body: `${name}, titular de um cartão de sócio, introduziu o seu número de sócio para o incluir na sua ${lists[list]}. Nada muda se não aceitar, e até lá o seu nome não é mostrado.

Responda até ${longDay(lastDay)}, na sua conta, em «Família e acompanhantes». Se não conhece esta pessoa, recuse ou ignore esta mensagem: a pessoa não é informada da recusa.`,
  }),
  childAsked: ({ name, child, relation, lastDay }) => ({
    subject: `${name} quer levar ${child} à piscina`,
    body: `${name}, titular de um cartão de sócio, quer incluir ${child} na sua lista de crianças acompanhadas, para comprar bilhetes de piscina para ambos. Relação com ${child}, segundo a própria pessoa: ${relations[relation]}. Nada muda se não aceitar na qualidade de pai, mãe ou tutor, e até lá o nome da criança não é mostrado.

Responda até ${longDay(lastDay)}, na sua conta, em «Família e acompanhantes». Se não conhece esta pessoa, recuse ou ignore esta mensagem: a pessoa não é informada da recusa.`,
  }),
  confirmedToOwner: (name, list) => ({
    subject: `${name} já está na sua lista`,
    body: `${name} já está na sua ${lists[list]}. Qualquer das partes pode terminar em qualquer altura.`,
  }),
  confirmedToPerson: (name, { list, hotline }) => ({
    subject: `Já está na lista de ${name}`,
    body: `Aceitou estar na ${lists[list]} de ${name}. Pode sair em qualquer altura, na sua conta, em «Família e acompanhantes».

Se não aceitou este pedido, altere de imediato a palavra-passe e telefone para ${hotline}.`,
  }),
  confirmedToGuardian: ({ name, child, hotline }) => ({
    subject: `${name} pode levar ${child} à piscina`,
    body: `Um dos pais ou tutores aceitou que ${child} esteja na lista de crianças acompanhadas de ${name}, até fazer 13 anos. Qualquer dos pais ou tutores pode terminar em qualquer altura, na sua conta, em «Família e acompanhantes».

Se algo não estiver certo, telefone de imediato para ${hotline}.`,
  }),
  endedToOwner: (name, { list, hotline }) => ({
    subject: `${name} já não está na sua lista`,
    body: `${name} já não está na sua ${lists[list]}.

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  endedToPerson: (name, { list, hotline }) => ({
    subject: `Já não está na lista de ${name}`,
    body: `Já não está na ${lists[list]} de ${name}. Não precisa de fazer nada.

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  endedToGuardian: ({ name, child, hotline }) => ({
    subject: `${child} já não está na lista de crianças acompanhadas de ${name}`,
    body: `${child} já não está na lista de crianças acompanhadas de ${name}. Não precisa de fazer nada.

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  ofAge: (child) => ({
    subject: `${child} fez 13 anos`,
    body: `${child} fez 13 anos e pode entrar na piscina com bilhete próprio, pelo que já não está na sua lista de crianças acompanhadas. Não precisa de fazer nada.`,
  }),
  relationChanged: ({ name, child, relation }, hotline) => ({
    subject: `${name} alterou a relação com ${child}`,
    body: `${child} está na lista de crianças acompanhadas de ${name}, que indica agora a relação «${relations[relation]}». Se algo não estiver certo, pode terminar na sua conta, em «Família e acompanhantes», ou telefonar para ${hotline}.`,
  }),
}
