/** The description of a drawn portrait. The people are invented. */
export interface Look {
  skin: 'fair' | 'light' | 'tan' | 'dark'
  hair: 'black' | 'brown' | 'grey'
  style: 'short' | 'side' | 'long' | 'bob' | 'tied'
  /** The colour of the clothes, as CSS writes it. */
  top: string
  glasses: boolean
  /**
   * Which of the faces that follow from the ID number, each of another shape: chosen so that nobody is taken for
   * somebody else (docs/decisions/0054-the-own-face.md).
   */
  draw: number
  lids?: 'single' | 'double'
  /** The colour of the eyes, when it is not the usual one. */
  irises?: string
  beard?: 'shadow' | 'moustache' | 'full'
  /**
   * Asks for pictures taken by the person: `<name>.selfie.jpg`, and with the head turned `<name>.left.jpg` and
   * `<name>.right.jpg`.
   */
  selfie?: boolean
}
