// What the staff ask, under the same words.
export { login } from './desk/login.ts'
export { review } from './desk/review.ts'
export { site } from './desk/site.ts'
