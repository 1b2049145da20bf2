import type { Role } from '@palaestra/contract'

export interface Clerk {
  username: string
  name: string
  roles: Role[]
}

/** Staff of the demonstration, with the password of everybody in it (`demonstrationPassword`). */
export const staff = {
  reviewer: { username: 'reviewer', name: 'Lam Sok I 林淑儀', roles: ['reviewer'] },
  senior: { username: 'senior', name: 'Ana Rita Sequeira', roles: ['senior'] },
  counter: { username: 'counter', name: 'Wong Ka Wai 黃嘉慧', roles: ['counter'] },
  cashier: { username: 'cashier', name: 'Ho Mei Fong 何美鳳', roles: ['cashier'] },
  accountant: { username: 'accountant', name: 'Paulo Xavier', roles: ['finance'] },
  facilities: { username: 'facilities', name: 'Leong Sio Fan 梁少芬', roles: ['facilities'] },
  classes: { username: 'classes', name: 'Sou Kit Ying 蘇潔瑩', roles: ['classes'] },
  coach: { username: 'coach', name: 'Mak Chi Hou 麥志豪', roles: ['coach'] },
  editor: { username: 'editor', name: 'Rui Carvalho', roles: ['content'] },
  auditor: { username: 'auditor', name: 'Fong Chi Keong 馮志強', roles: ['auditor'] },
} satisfies Record<string, Clerk>
export type StaffName = keyof typeof staff
