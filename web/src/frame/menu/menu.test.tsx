import type { MenuItem } from '@palaestra/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { session } from '../../api/session.ts'
import { keepPage } from '../../testing/leaving.ts'
import { done, openPortal, stubServer } from '../../testing/portal.tsx'
import { menuItems } from './items.ts'
import { MenuIcon } from './MenuIcon.tsx'

let made = 0
const item = (label: string, { children = [], ...rest }: Partial<MenuItem> = {}): MenuItem => ({
  id: String(++made),
  name: '',
  label,
  uri: '/faq',
  display: true,
  attributes: {},
  linkAttributes: {},
  children,
  ...rest,
})
const items = [
  item('興趣班', { uri: '/classes' }),
  item('會員', {
    children: [item('會員計劃'), item('看不見', { display: false }), item('使用條款', { uri: '/readme' })],
  }),
  item('設施', {
    children: [
      item('場地', { children: [item('所有場地', { children: [item('望廈', { name: 'mh' })] })] }),
      item('游泳', { children: [item('泳池', { name: 'pool' })] }),
      item('開放時間', { uri: '/faq' }),
    ],
  }),
  item('看不見', { display: false }),
  item('壞連結', { uri: 'javascript:alert(1)' }),
  item('今日泳池', { name: 'pool-today', uri: 'https://pool.example/' }),
  item('新分頁', { linkAttributes: { target: '_blank' } }),
  item('框外', { linkAttributes: { target: '_top' } }),
  item('返回', { name: 'back-{{productSlug}}' }),
  item('註明', { linkAttributes: { title: '到常見問題', class: 'highlighted' } }),
]

const responses = {
  '/menu/main': done({ items }),
  '/web/page': done({ key: 'readme', title: '使用條款', updatedOn: '2026-11-20', blocks: [] }),
}

beforeEach(async () => {
  stubServer(responses)
  // Asked for once a visit; a test that failed must not leave its own menu behind.
  await menuItems()
})
afterEach(async () => {
  await page.viewport(414, 896)
})
const open = async (width: number) => {
  await page.viewport(width, 900)
  await openPortal('/ams/login', responses)
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('navigation', { name: '選單' }).getByRole('link', { name, exact: true })

describe('the menu on a wide screen', () => {
  beforeEach(() => open(1280))

  test('[L06] an item without children is a link, with children it opens a panel', async () => {
    await expect.element(link('興趣班')).toHaveAttribute('href', '/zh/classes')
    await expect.element(button('會員')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(link('使用條款')).not.toBeInTheDocument()

    await userEvent.click(button('會員'))

    await expect.element(button('會員')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(link('使用條款')).toBeVisible()
  })

  test('[L06] [L07] what is two or more levels deep has tabs on the left, down to the fourth level', async () => {
    await userEvent.click(button('設施'))
    await expect.element(button('場地')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(link('望廈')).toBeVisible()

    await userEvent.click(button('游泳'))

    await expect.element(link('泳池')).toBeVisible()
    await expect.element(link('望廈')).not.toBeInTheDocument()
    const left = button('場地').element().getBoundingClientRect()
    expect(link('泳池').element().getBoundingClientRect().left).toBeGreaterThan(left.right)

    await userEvent.click(button('游泳'))
    await expect.element(link('泳池'), { message: 'a second press leaves no empty panel' }).toBeVisible()
  })

  test('[L08] only one is open at a time', async () => {
    await userEvent.click(button('會員'))
    await userEvent.click(button('設施'))

    await expect.element(button('會員')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(button('設施')).toHaveAttribute('aria-expanded', 'true')
  })

  test('[L08] any click closes', async () => {
    await userEvent.click(button('會員'))
    await userEvent.click(page.getByRole('main'))

    await expect.element(button('會員')).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape closes and gives the focus back', async () => {
    await userEvent.click(button('會員'))
    await userEvent.keyboard('{Tab}{Escape}')

    await expect.element(button('會員')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(button('會員')).toHaveFocus()
  })

  test('a second press closes, and so does leaving it by the keyboard; not what is pressed within', async () => {
    await userEvent.click(button('會員'))
    await userEvent.click(button('會員'))
    await expect.element(button('會員')).toHaveAttribute('aria-expanded', 'false')

    await userEvent.click(button('會員'))
    await userEvent.keyboard('{Tab}')
    await expect.element(link('會員計劃')).toHaveFocus()
    await expect.element(button('會員')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(button('設施')).toHaveFocus()
    await expect.element(button('會員')).toHaveAttribute('aria-expanded', 'false')
  })

  test('of the attributes that the menu may write, the title and the class are taken', async () => {
    await expect.element(link('註明')).toHaveAttribute('title', '到常見問題')
    await expect.element(link('註明')).toHaveClass('highlighted')
  })

  test('[L10] what is not to be shown is not there, and a dangerous address is no link', async () => {
    await expect.element(link('興趣班')).toBeVisible()
    await expect.element(page.getByText('看不見')).not.toBeInTheDocument()
    await userEvent.click(button('會員'))
    await expect.element(link('會員計劃')).toBeVisible()
    expect(page.getByText('看不見').elements(), 'nor below another').toHaveLength(0)
    await expect.element(page.getByText('壞連結')).toBeVisible()
    await expect.element(link('壞連結')).not.toBeInTheDocument()
  })

  test('[L10] of the targets that the menu may name, a new window alone is taken, and is said', async () => {
    await expect.element(page.getByRole('link', { name: /^新分頁.*在新視窗開啟/ })).toHaveAttribute('target', '_blank')
    await expect.element(link('框外')).not.toHaveAttribute('target')
    let taken: boolean | undefined
    const last = (event: Event) => {
      taken = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', last, { once: true })
    page
      .getByRole('link', { name: /^新分頁/ })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(taken, 'taken by the router').toBe(false)
  })

  test('[L10] the way back has a yellow chip', async () => {
    await expect.element(link('返回')).toBeVisible()
    const chip = (name: string) => getComputedStyle(link(name).element(), '::before').backgroundColor
    expect(chip('返回')).toBe('rgb(255, 216, 77)')
    expect(chip('興趣班')).not.toBe('rgb(255, 216, 77)')
  })
})

describe('the menu on a narrow screen', () => {
  test('[L09] a button shows it and hides it', async () => {
    await open(390)
    await expect.element(button('會員')).not.toBeInTheDocument()

    await userEvent.click(button('打開選單'))
    await expect.element(button('會員')).toBeVisible()
    await userEvent.click(button('關閉選單'))

    await expect.element(button('會員')).not.toBeInTheDocument()
  })

  test('[L07] [L08] is an accordion down to the fourth level, one branch open at a time', async () => {
    await open(390)
    await userEvent.click(button('打開選單'))
    await userEvent.click(button('設施'))
    await userEvent.click(button('場地'))
    await userEvent.click(button('所有場地'))
    await expect.element(link('望廈')).toBeVisible()

    await userEvent.click(button('會員'))

    await expect.element(link('使用條款')).toBeVisible()
    await expect.element(link('望廈')).not.toBeInTheDocument()
  })

  test('[L08] a second press closes a branch; Escape closes all, and the focus goes back to the button', async () => {
    await open(390)
    await userEvent.click(button('打開選單'))
    await userEvent.click(button('會員'))
    await userEvent.click(button('會員'))
    await expect.element(button('會員')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button('會員'))
    await userEvent.keyboard('{Tab}{Escape}')

    await expect.element(button('會員')).not.toBeInTheDocument()
    await expect.element(button('打開選單')).toHaveFocus()
  })

  test('is closed again once one has arrived somewhere', async () => {
    await open(390)
    await userEvent.click(button('打開選單'))
    await userEvent.click(button('會員'))
    await userEvent.click(link('使用條款'))

    await expect.element(page.getByRole('navigation', { name: '目前位置' })).toBeVisible()
    await expect.element(button('打開選單')).toHaveAttribute('aria-expanded', 'false')
  })

  test('[L08] [K01] at 991 pixels it is closed again', async () => {
    await open(990)
    await userEvent.click(button('打開選單'))
    await expect.element(button('會員')).toBeVisible()

    await page.viewport(991, 900)

    await expect.element(button('會員')).not.toBeInTheDocument()
    await expect.element(button('打開選單')).toBeVisible()
  })

  test('[L09] the header stays in sight below 992 pixels', async () => {
    await open(390)
    const header = page.getByRole('banner').element()
    scrollTo(0, 600)

    await expect.poll(() => Math.round(header.getBoundingClientRect().top)).toBe(0)
    expect(header.getBoundingClientRect().bottom).toBeGreaterThan(40)
  })

  test('[L09] [K01] what sticks is measured again 300 ms after the window has come to rest', async () => {
    const { style } = document.documentElement
    const measured = () => style.getPropertyValue('--bar-height')
    style.removeProperty('--bar-height')
    await open(390)
    await expect.poll(measured).not.toBe('')
    style.setProperty('--bar-height', '1px')
    const started = performance.now()
    dispatchEvent(new Event('resize'))

    await expect.poll(measured, { interval: 10 }).not.toBe('1px')
    expect(performance.now() - started).toBeGreaterThanOrEqual(290)
  })
})

describe('a place that leads to a service which has to know the member (L11)', () => {
  const follow = async (handedOver: object, way = 'call') => {
    session.start('a token')
    const closed = { service: 'hand_over', state: 'no', reason: 'documents_overdue', message: '文件已逾期' }
    await page.viewport(1280, 900)
    const portal = await openPortal('/zh/ams/login', {
      ...responses,
      '/oauth/hand_off': handedOver,
      '/account/fun_info': done({ items: [{ ...closed, way, from: null }] }),
    })
    await userEvent.click(link('今日泳池'))
    return portal
  }

  // A number that is not confirmed is the first of the refusals that are told there.
  test.each([100, 180])('leads who may not use it to the services, which say why: %i', async (code) => {
    const portal = await follow({ code, message: '不可使用' })

    await expect.poll(() => portal.history.location.pathname).toBe('/zh/online/account/services')
    await expect.element(page.getByText('文件已逾期')).toBeVisible()
    expect(portal.to('/oauth/hand_off').map(({ body }) => body)).toEqual([{ service: 'pool-today' }])
  })

  test('[R41] leads who lacks papers to where they are given', async () => {
    const portal = await follow({ code: 181, message: '文件已逾期' }, 'deliver')

    await expect.poll(() => portal.history.location.href).toBe('/zh/member-info-incomplete?service=hand_over')
  })

  test('is a link like any other to who is not logged in', async () => {
    session.end()
    await page.viewport(1280, 900)
    const portal = await openPortal('/zh/ams/login', { ...responses })
    await expect.element(link('今日泳池')).toHaveAttribute('href', 'https://pool.example/')
    link('今日泳池')
      .element()
      .addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link('今日泳池'))

    expect(portal.to('/oauth/hand_off')).toEqual([])
  })

  test('leads everybody else there, also without a code', async () => {
    const leaving = keepPage()
    const portal = await follow({ code: 4, message: '嘗試次數過多' })

    await expect.poll(() => leaving).toEqual(['push https://pool.example/'])
    expect(portal.to('/oauth/hand_off')).toHaveLength(1)
  })
})

test.each(['pool', 'mh', 'ob', 'pool-today', 'vbs-today', 'favorite', 'manage-player', 'change-mobile'])(
  '[L10] %s has an icon of its own',
  async (name) => {
    const { container } = await render(<MenuIcon name={name} />)

    expect(container.querySelector('svg')?.dataset['icon']).toBe(name)
  },
)

test('[L10] other names have none', async () => {
  const { container } = await render(<MenuIcon name="constructor" />)

  expect(container.querySelector('svg')).toBeNull()
})
