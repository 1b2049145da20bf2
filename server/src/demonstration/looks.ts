/** The differences of a face from the average of all faces, each from -1 to 1. Parts left out follow from the ID number. */
export interface Face {
  width?: number
  length?: number
  forehead?: number
  jaw?: number
  cheeks?: number
  /** The size of the eyes, the distance between them, and how far their outer corners are raised. */
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

/** The description of a drawn portrait. The people are invented. */
export interface Look {
  skin: 'fair' | 'light' | 'tan' | 'dark'
  hair: 'black' | 'brown' | 'grey'
  style: 'short' | 'side' | 'long' | 'bob' | 'tied'
  /** The colour of the clothes, as CSS writes it. */
  top: string
  glasses: boolean
  face?: Face
  lids?: 'single' | 'double'
  /** The colour of the eyes, when it is not the usual one. */
  irises?: string
  beard?: 'shadow' | 'moustache' | 'full'
  /** Asks for a second picture, taken by the person: `<name>.selfie.jpg`. */
  selfie?: boolean
}
