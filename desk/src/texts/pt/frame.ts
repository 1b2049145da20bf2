export const desk = 'Mesa de apreciação'
export const skip = 'Saltar para o conteúdo principal'
export const menu = 'Menu principal'
export const language = 'Língua'
export const queue = 'Pedidos'
export const application = 'Pedido'
export const counter = 'Introduzir pedido'
export const points = 'Pontos e prendas'
export const members = 'Sócios'
export const audit = 'Auditoria'
export const change = 'Alteração de dados'
export const appeal = 'Reclamação'
export const documents = 'Documentos pedidos'
export const reasons = 'Motivos frequentes'
export const holidays = 'Feriados'
export const letters = 'Mensagens'
export const factor = 'Segundo passo'
export const erasures = 'Dados apagados'
export const colleagues = 'Colegas'
export const logIn = 'Iniciar sessão'
export const logOut = 'Terminar sessão'
export const keys = 'Teclas de atalho'
export const notFound = 'Esta página não existe'
export const toQueue = 'Voltar à lista de pedidos'
export const lost = 'A sessão terminou. Inicie sessão de novo'
export const again = 'Tentar de novo'

export const keysTitle = 'Teclas de atalho'
export const keyDown = 'Pedido seguinte'
export const keyUp = 'Pedido anterior'
export const keyOpen = 'Abrir o pedido'
export const keySearch = 'Procurar'
export const keyApprove = 'Aprovar'
export const keyViews =
  'Por apreciar, prazo hoje, em atraso, comigo, com colegas, por confirmar, aprovados, rejeitados, todos'
export const space = 'Espaço'
export const keyEnlarge = 'Ampliar as imagens, uma a uma'
export const keyReject = 'Rejeitar, escolher um motivo e enviar'
export const keyBack = 'Voltar à lista de pedidos'
export const keyShow = 'Mostrar esta lista'
export const keyAndThen = ', depois '
export const keyOr = ' ou '
export const keysOn = 'Usar teclas de uma só letra'
export const close = 'Fechar'

export const holidaysMissing = (years: readonly string[]) =>
  `Ainda não foram acrescentados os feriados de ${years.join(' e ')}. Os prazos nesse período contam-se sem eles.`
export const addHolidays = (year: string) => `Acrescentar os feriados de ${year}`
export const askForHolidays = 'Peça a um colega que possa alterar os feriados que os acrescente.'

export const keyUndo = 'Anular a última decisão'
export const undoable = 'Decisões que ainda se podem anular'
export const undo = (reference: string) => `Anular ${reference}`
export const secondsLeft = (seconds: number) => `${seconds} s`
export const undone = (reference: string) => `A decisão sobre ${reference} foi anulada; o requerente não recebeu nada.`

export const noPicture = 'Sem imagem'
export const notLoaded = 'Não foi possível carregar a imagem. Carregue a página de novo.'
export const coming = 'A carregar…'
