export const what =
  'As aplicações e os sítios de terceiros também podem mostrar o que está livre aqui. Publicamos os nossos campos, piscinas e classes como dados abertos, no formato OpenActive.'
export const nobody = 'Não se indica o nome de ninguém: só quantos lugares restam.'
export const feeds = 'O que se publica'
export const inFeeds = {
  'facility-uses': {
    name: 'Campos e piscinas',
    what: 'O que há, onde, quando está aberto e quanto custa.',
  },
  'facility-use-slots': {
    name: 'Horas e sessões',
    what: 'Cada hora dos campos e cada sessão das piscinas, com os lugares que restam.',
  },
  'session-series': {
    name: 'Classes',
    what: 'A modalidade, as idades, o horário e o preço.',
  },
  'scheduled-sessions': {
    name: 'Aulas das classes',
    what: 'Cada aula, com os lugares que restam e a indicação de ter sido cancelada.',
  },
}
export const dataset = 'Descrição para programas'
export const datasetWhat = 'Onde estão as listas, como dados.'
export const how = 'Como recolher os dados'
export const steps = [
  'Peça o endereço de uma lista. A resposta tem até 500 elementos.',
  'Guarde cada elemento pelo seu «id». Apague-o quando o «state» for «deleted».',
  'Continue no endereço «next» até não haver elementos.',
  'Volte a pedir aí, no máximo de 8 em 8 segundos. O que mudou aparece dentro de um minuto.',
  'Peça pelo menos uma vez por semana: durante 7 dias a lista diz o que deixou de existir.',
]
export const licence = 'Licença'
export const licenceWhat = (authority: string) =>
  `Todos podem usar os dados, também para fins comerciais, com a licença Creative Commons Atribuição 4.0 (CC BY 4.0). Indique a origem: ${authority}.`
export const licenceWhole = 'Ler a licença completa'
export const contact = 'Perguntas'
export const contactWhat = 'Escreva para'
