import { settings } from '../../settings.ts'

export const byGovernment = `Register with your ${settings.governmentAccount}`
export const whatFor = `Once your ${settings.governmentAccount} has confirmed who you are, we fill in what is known and ask for the rest. When you are approved, you can log in with your ${settings.governmentAccount}.`
export const signOnFirst = `Confirm who you are with your ${settings.governmentAccount} first.`
export const otherwise = 'Register in another way'
export const signedIn = (name: string) => `The ${settings.governmentAccount} of ${name} is confirmed.`
export const terms = `Terms of use (${settings.governmentAccount})`
export const termsAgreed = 'I have read and accept these terms'
export const begin = 'Start registering'
export const fromGovernment = `These details come from your ${settings.governmentAccount} and the ${settings.identityBureau}, and cannot be changed. If one is wrong, contact the ${settings.identityBureau} first.`
export const bureauPhoto = `Photo of the ${settings.identityBureau}`
export const takePhoto = 'Use this photo'
export const noPhoto = `The ${settings.identityBureau} has no photo to use. Upload one instead.`
export const tryAgain = 'Try again'
