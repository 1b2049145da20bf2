/**
 * Reads a file of variables as systemd does: a line a variable, remarks on lines of their own, quotes around a value.
 * What stands behind a value on its line is part of it.
 */
export const readAsSystemd = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() && !line.startsWith('#'))
      .map((line) => {
        const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
        return [name, value.replace(/^'(.*)'$/, '$1')]
      }),
  )
