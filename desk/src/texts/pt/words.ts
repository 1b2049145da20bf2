export const idTypes = {
  resident: 'BIR',
  worker: 'Trabalhador não residente',
  permit: 'Autorização especial de permanência',
  student: 'Cartão de estudante',
}
export const female = 'Feminino'
export const male = 'Masculino'
export const languages = { zh: 'chinês', pt: 'português', en: 'inglês' }
export const tags = { zh: 'zh-Hant', pt: 'pt', en: 'en' }
