// The calls of the staff, under the same words.
export { application } from './desk/application.ts'
export { audit } from './desk/audit.ts'
export { letter } from './desk/letter.ts'
export { login } from './desk/login.ts'
export { queue } from './desk/queue.ts'
export { site } from './desk/site.ts'
export { staff } from './desk/staff.ts'
export { supplement } from './desk/supplement.ts'
