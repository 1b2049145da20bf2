export const quota = (day: string) => `O seu limite, ${day}`
export const used = (used: number, most: number) => `${used} de ${most}`
export const logInToBook = 'Inicie sessão para reservar.'
export const logIn = 'Iniciar sessão'
export const chooseUpTo = 'Escolha até três'
export const onlyOne = 'Só uma será reservada: a primeira da sua ordem que ainda esteja livre.'
export const chooseHow = 'Escolha na tabela ou na lista as horas que prefere.'
export const atMost = 'Paga, no máximo'
export const paidAtVenue = 'Paga no balcão à chegada; agora não paga nada.'
export const paidOnline = 'O campo fica guardado dez minutos; a reserva é confirmada com o pagamento.'
export const book = 'Reservar'
export const sentAtTurn = 'Enviado automaticamente na sua vez.'
export const about = (day: string, band: string, price: string) => `${day} · ${band} · ${price}`
export const preferThis = (what: string) => `Subir ${what} na ordem`
export const removeThis = (what: string) => `Retirar ${what}`
/** How many there are. */
export const chosen = (many: number) => (many === 1 ? '1 escolhida' : `${many} escolhidas`)
export const mostIs = (price: string) => `no máximo ${price}`
export const toBasket = 'Ver a escolha'
/** In a cell, and read out. */
export const mine = 'Minha'
export const mineSaid = 'a minha reserva'
export const chosenSaid = (place: number, price: string) => `${place}.ª escolha, ${price}`
export const added = (place: number, court: string, range: string) => `${place}.ª escolha: ${court}, ${range}.`
export const removed = (court: string) => `${court} retirado.`
export const preferred = (court: string) => `${court} subiu na ordem.`
export const full = 'Já escolheu três. Retire uma primeiro.'
