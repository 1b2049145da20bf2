import { api, type MenuItem } from '@palaestra/contract'
import { send } from '../../api/client.ts'

let asked: Promise<MenuItem[]> | undefined

/** The main menu, asked for once. Without it the portal still works: the next page asks again. */
export const menuItems = () => {
  asked ??= send(api.site.mainMenu, {}).then(
    ({ items }) => items,
    () => {
      asked = undefined
      return []
    },
  )
  return asked
}
