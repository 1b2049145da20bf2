export const title = (year: string) => `Feriados de ${year}`
export const meaning = 'Os prazos contam-se em dias úteis: de segunda a sexta-feira, excepto feriados.'
export const years = 'Anos'
export const none = 'Não há feriados neste ano.'
export const nameOf = ({ namePt }: { namePt: string }) => namePt
export const add = 'Acrescentar feriado'
export const added = 'O feriado foi acrescentado.'
export const remove = 'Eliminar'
export const removeWhich = (name: string, day: string) => `Eliminar «${name}» (${day})`
export const removalMeans = 'Este dia passa a ser dia útil e conta nos prazos dos pedidos que chegarem.'
export const removed = 'O feriado foi eliminado.'
export const cancel = 'Cancelar'
export const day = 'Data'
export const dayHint = (year: string) => `aaaa-mm-dd, por exemplo ${year}-01-01`
export const nameZh = 'Nome em chinês'
export const namePt = 'Nome em português'
export const nameEn = 'Nome em inglês'
export const name = 'Feriado'
export const acts = 'Acções'
export const rename = 'Mudar o nome'
export const renameWhich = (name: string, day: string) => `Mudar o nome de «${name}» (${day})`
export const renamed = 'O nome do feriado foi alterado.'
export const save = 'Guardar'
export const conflict = 'Outra pessoa acabou de mudar o nome deste feriado. Agora é:'
export const history = 'Histórico'
export const noHistory = 'Os feriados deste ano não foram alterados.'
export const holidayActs = {
  holiday_added: 'Acrescentado:',
  holiday_renamed: 'Nome alterado:',
  holiday_removed: 'Eliminado:',
}
export const doneBy = (by: string, moment: string) => `${by}, ${moment}`
export const earlier = 'Mostrar o que é anterior'
