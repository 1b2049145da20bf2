import { componentProject } from '../build/componentProject.ts'
import { configFor } from './vite.config.ts'

const { plugins = [], resolve = {} } = configFor('zh')

/** The desk’s screens, in Chinese. */
export default componentProject({
  name: 'desk',
  viewport: { width: 1280, height: 800 },
  plugins,
  resolve,
  packages: [
    '@simplewebauthn/browser',
    '@tanstack/react-query',
    'altcha-lib',
    'altcha-lib/algorithms/web/pbkdf2',
    'uqr',
  ],
})
