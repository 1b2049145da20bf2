import type { Locale } from '@palaestra/contract'
import type { Plugin } from 'vite'

/** Under `npm run dev` there is no server to fill in the settings: they are asked for at each load. */
export const settingsWhileDeveloping = (locale: Locale, server: string): Plugin => ({
  name: 'settings-while-developing',
  // Vitest serves pages of its own, without any server behind them.
  apply: (_, { command }) => command === 'serve' && !process.env['VITEST'],
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      const answer = await fetch(`${server}/api/web/setting?_locale=${locale}`, { headers: { 'api-language': locale } })
      const { data }: { data: Record<string, unknown> } = await answer.json()
      const written = JSON.stringify(data).replaceAll('<', '\\u003c')
      return html
        .replace('</head>', () => `<script type="application/json" id="settings">${written}</script></head>`)
        .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(data[name] ?? ''))
    },
  },
})
