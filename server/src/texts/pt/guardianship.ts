import type { guardianship as zh } from '../zh/guardianship.ts'

export const guardianship: typeof zh = {
  unnamed: (end) => `A pessoa com o documento terminado em ${end}`,
  addedToChild: (name, hotline) => ({
    subject: 'Tem mais um pai, mãe ou tutor registado',
    body: `${name} ficou com o registo de seu pai, mãe ou tutor e passa a poder decidir sobre o seu pagamento online. O que os outros decidiram mantém-se.

Pode ver os pormenores na sua conta. Se algo não estiver certo, telefone de imediato para ${hotline}.`,
  }),
  addedToGuardian: (child, hotline) => ({
    subject: 'Está registado como pai, mãe ou tutor',
    body: `Ficou com o registo de pai, mãe ou tutor de ${child} e pode decidir na sua conta se autoriza o pagamento online. Antes da primeira autorização pode ser pedida uma verificação facial.

Se não é pai, mãe nem tutor de ${child}, telefone de imediato para ${hotline}.`,
  }),
  addedToOther: ({ name, child }, hotline) => ({
    subject: 'Foi registado mais um pai, mãe ou tutor',
    body: `${name} ficou com o registo de pai, mãe ou tutor de ${child} e passa a poder autorizar o pagamento online ou retirar a autorização. O que decidiu mantém-se.

Pode ver os pormenores na sua conta. Se algo não estiver certo, telefone de imediato para ${hotline}.`,
  }),
  endedToChild: (name, hotline) => ({
    subject: 'Terminou o registo de um pai, mãe ou tutor',
    body: `${name} deixou de ter o registo de seu pai, mãe ou tutor e já não pode decidir sobre o seu pagamento online. Se a autorização era desta pessoa, terminou também, e os restantes são consultados de novo.

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  endedToGuardian: (child, hotline) => ({
    subject: 'Terminou o seu registo de pai, mãe ou tutor',
    body: `Deixou de ter o registo de pai, mãe ou tutor de ${child} e já não pode decidir sobre o pagamento online. Se a autorização era sua, terminou também.

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  endedToOther: ({ name, child }, hotline) => ({
    subject: 'Terminou o registo de outro pai, mãe ou tutor',
    body: `${name} deixou de ter o registo de pai, mãe ou tutor de ${child} e já não pode decidir sobre o pagamento online. Se a autorização era desta pessoa, terminou também, e é preciso decidir de novo.

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  handedOverToMember: {
    subject: 'Fez 18 anos: agora decide por si',
    body: `Fez 18 anos. A partir de hoje é você que decide sobre o pagamento online e tudo o que diz respeito à sua conta, sem autorização do pai, da mãe ou do tutor. As autorizações e os registos deles terminaram, e já não consta das contas deles.

O que ficou registado pode ver-se na sua conta.`,
  },
  handedOverToGuardian: (child) => ({
    subject: 'Um menor a seu cargo fez 18 anos',
    body: `${child} fez 18 anos. A partir de hoje é a própria pessoa que decide sobre o pagamento online e a conta. O seu registo de pai, mãe ou tutor e as suas autorizações terminaram, e ${child} já não consta da sua conta. Não precisa de fazer nada.`,
  }),
}
