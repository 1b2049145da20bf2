import type { gate as zh } from '../zh/gate.ts'

export const gate: typeof zh = {
  open: 'Pode entrar',
  leave: 'Até à próxima',
  unknown: 'Código inválido. Dirija-se ao balcão',
  ended: 'Código expirado. Mostre um novo',
  passed: 'Código já usado. Mostre um novo',
  suspended: 'O cartão não abre agora. Dirija-se ao balcão',
  expired: 'O cartão expirou. Dirija-se ao balcão',
  temporary: 'O cartão provisório serve só para as classes',
  too_early: 'Ainda é cedo. Volte mais tarde',
  unpaid: 'Por pagar. Pague primeiro no balcão',
  nothing_booked: 'Não tem nada reservado aqui a esta hora',
}
