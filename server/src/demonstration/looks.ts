/** How a face differs from the middle of all faces, each from -1 to 1. What is not said follows from the ID number. */
export interface Face {
  width?: number
  length?: number
  forehead?: number
  jaw?: number
  cheeks?: number
  /** How large the eyes are, how far apart, and how far their outer corners are raised. */
  eyes?: number
  apart?: number
  tilt?: number
  brows?: number
  arch?: number
  nose?: number
  noseWidth?: number
  mouth?: number
  lips?: number
}

/** What a drawn portrait is made of. Nobody real was drawn. */
export interface Look {
  skin: 'fair' | 'light' | 'tan' | 'dark'
  hair: 'black' | 'brown' | 'grey'
  style: 'short' | 'side' | 'long' | 'bob' | 'tied'
  /** The colour of the clothes, as CSS writes it. */
  top: string
  glasses: boolean
  face?: Face
  lids?: 'single' | 'double'
  /** The colour of the eyes, where it is not the usual one. */
  irises?: string
  beard?: 'shadow' | 'moustache' | 'full'
  /** A second picture of the same person is drawn, as they would take it of themselves: `<name>.selfie.jpg`. */
  selfie?: boolean
}
