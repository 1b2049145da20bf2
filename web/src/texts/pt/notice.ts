export const notices = 'Notificações'
export const notice = 'Notificação'
export const noticesWhat = 'O que lhe comunicámos sobre a sua qualidade de sócio e a sua conta.'
export const unreadCount = (count: number) => (count === 1 ? '1 notificação por ler' : `${count} notificações por ler`)
export const noticesUnread = (count: number) => `Notificações, ${count} por ler`
export const unread = 'Por ler:'
export const none = 'Não há notificações.'
export const more = 'Mostrar mais'
export const all = 'Ver todas as notificações'
export const back = 'Voltar às notificações'
export const backToAll = 'Voltar a todas as notificações'
export const decide = 'Ir para a decisão'
export const toAccount = 'Voltar à minha conta'
