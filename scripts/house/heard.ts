import { type Law, pathsOf } from './source.ts'

const empties = /[^{}]*:empty[^{}]*\{[^{}]*\b(?:display:\s*none|visibility:\s*hidden)/g

/** A region that is out of the page while it is empty is new to a screen reader when it speaks: nobody hears it. */
export const heard: Law = {
  name: 'What will be said later has its place in the page from the beginning',
  check: (house) =>
    pathsOf(house, /\.css$/).flatMap((path) =>
      [...(house[path] ?? '').matchAll(empties)].map(
        () => `${path}: an empty region is hidden; take it out of the flow instead`,
      ),
    ),
}
