export const favourite = 'Favorito'
/** After the word on the star, for who does not see beside what it stands. */
export const of = (venue: string) => `: ${venue}`
export const what = 'Os recintos que guardou e as horas livres de hoje.'
export const none =
  'Ainda não guardou nenhum recinto. Em «Aluguer online», carregue na estrela junto de um recinto para o ter aqui.'
export const find = 'Escolher recintos'
