import { expect, test } from 'vitest'
import { deviceOf } from './device.rules.ts'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'

test.each([
  [`Mozilla/5.0 (Linux; Android 14; K) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0.0.0`, 'Edge', 'Windows'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${safari} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${safari} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/18.1 Safari/605.1.15`, 'Safari', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${chrome} SamsungBrowser/27.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36 EdgA/131.0.0.0`, 'Edge', 'Android'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${safari} Version/18.0 EdgiOS/131.0 Mobile/15E148 Safari/605.1.15`,
    'Edge',
    'iPhone',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/116.0.0.0`, 'Opera', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 14; V2309A) ${chrome} Mobile Safari/537.36 MicroMessenger/8.0.50`, 'WeChat', 'Android'],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${safari} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox',
    'iPad',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${chrome} Safari/537.36`, 'Chrome', 'HarmonyOS'],
  [`Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) ${chrome} Mobile Safari/537.36`, 'Chrome', 'HarmonyOS'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0`,
    'Chrome',
    'Linux',
  ],
  ['<script>alert(1)</script>', null, null],
  ['', null, null],
])('a device is known in few words: %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
