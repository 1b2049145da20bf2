/** What a drawn portrait is made of. Nobody real was drawn. */
export interface Look {
  skin: 'fair' | 'light' | 'tan' | 'dark'
  hair: 'black' | 'brown' | 'grey'
  style: 'short' | 'side' | 'long' | 'bob' | 'tied'
  /** The colour of the clothes, as CSS writes it. */
  top: string
  glasses: boolean
}
