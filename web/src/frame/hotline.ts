import { dialled } from '@palaestra/contract'
import { settings } from '../settings.ts'

export const hotlineAddress = () => `tel:${dialled(settings.hotline)}`
