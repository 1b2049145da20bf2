import type { Permission } from '@palaestra/contract'

export interface Clerk {
  username: string
  name: string
  permissions: Permission[]
}

/** Staff of the demonstration, with the password of everybody in it (`demonstrationPassword`). */
export const staff = {
  reviewer: { username: 'reviewer', name: 'Lam Sok I 林淑儀', permissions: ['review'] },
  editor: { username: 'editor', name: 'Rui Carvalho', permissions: ['content', 'staff'] },
} satisfies Record<string, Clerk>
export type StaffName = keyof typeof staff
