import type { StruckReason } from '@palaestra/contract'
import type { ToldDraw, ballot as zh } from '../zh/ballot.ts'
import { longDay } from './day.ts'
import { held } from './held.ts'

const what = ({ kind, day, reference }: ToldDraw) =>
  `${held.values[kind]}, horas de maior procura de ${longDay(day)} (${reference})`

const whyNot: Record<StruckReason, string> = {
  closed: 'de momento não pode reservar campos',
  quota: 'já usou todas as reservas permitidas para essas horas',
  gone: 'essa hora já não está disponível',
}

export const ballot: typeof zh = {
  closed: (told) => ({
    subject: `Sorteio: inscrições fechadas (${told.reference})`,
    body: `As inscrições para este sorteio fecharam e a lista está selada: ${what(told)}.

O seu código: ${told.code}
Resumo criptográfico da lista: ${told.entriesHash}

Guarde esta mensagem. Depois do sorteio, qualquer pessoa pode recalcular o resultado na página do sorteio. Se a lista fosse alterada, o resumo seria outro.`,
  }),
  closedOfTerm: (told) => ({
    subject: `Sorteio das classes: inscrições encerradas (${told.reference})`,
    body: `As inscrições para o sorteio da ordem das classes com início a ${longDay(told.day)} estão encerradas, e a lista está selada.

O seu código: ${told.code}
Resumo (hash) da lista: ${told.entriesHash}

Guarde esta mensagem. Depois do sorteio, qualquer pessoa pode voltar a calcular o resultado na página do sorteio. Se a lista fosse alterada, o resumo seria outro.`,
  }),
  notWon: (told) => ({
    subject: `Sorteio: não foi sorteado desta vez (${told.reference})`,
    body: `O sorteio foi feito: ${what(told)}. O seu lugar é o número ${told.rank}, e tudo o que escolheu coube a pessoas com um lugar antes do seu.

O seu código: ${told.code}

As horas que sobram abrem a todos os sócios sete dias antes. Na página do sorteio pode conferir o resultado.`,
  }),
  struck: (told) => ({
    subject: `Sorteio: não foi possível reservar (${told.reference})`,
    body: `O sorteio foi feito: ${what(told)}. O seu lugar é o número ${told.rank} e foi sorteado. Não foi possível fazer a reserva, porque ${whyNot[told.why]}.

O seu código: ${told.code}

Se tiver dúvidas, contacte-nos.`,
  }),
}
