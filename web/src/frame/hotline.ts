import { settings } from '../settings.ts'

/** A telephone dials digits: without the gaps that people read. */
export const hotlineAddress = () => `tel:${settings.hotline.replaceAll(/[\s().-]/g, '')}`
