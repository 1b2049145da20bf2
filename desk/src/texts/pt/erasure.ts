export const title = 'O que foi apagado'
export const meaning =
  'O que já não é preciso é apagado automaticamente, de hora a hora. Esta página só conta e não identifica ninguém. O que é apagado em conjunto com outra coisa não é contado.'
export const kept = 'Durante quanto tempo se guarda'
export const keptFor = (what: string, days: number) => `${what}: ${days === 1 ? '1 dia' : `${days} dias`}`
export const day = 'Dia'
export const erased = 'Apagado'
export const counted = (what: string, count: number) => `${what}: ${count}`
export const all = (parts: string[]) => parts.join(' · ')
export const none = 'Ainda nada foi apagado.'
export const pages = 'Páginas'
export const newest = 'Mais recentes'
export const earlier = 'Anteriores'
export const kinds = {
  applications: 'Pedidos rejeitados',
  registrations: 'Registos não concluídos',
  changes: 'Alterações terminadas',
  pictures: 'Imagens',
  letters: 'Mensagens',
  sessions: 'Sessões',
  secrets: 'Códigos e ligações',
  visits: 'Visitas a instalações',
  traces: 'Vestígios de tentativas',
  other: 'Outros',
}
export const kindsKept = { ...kinds, letters: 'Mensagens, depois de enviadas', traces: 'Registo de segurança' }
