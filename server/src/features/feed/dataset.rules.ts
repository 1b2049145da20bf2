import { datasetPath, type Feed, feedLicence, feedPathOf, feeds, type Locale } from '@palaestra/contract'
import { idOf } from './feed.rules.ts'

interface Publishing {
  origin: string
  authority: Record<Locale, string>
  portal: Record<Locale, string>
}

const types: Record<Feed, { type: string; name: string }> = {
  'facility-uses': { type: 'FacilityUse', name: 'Courts and pools' },
  'facility-use-slots': { type: 'Slot', name: 'Hours of courts and sessions of pools' },
  'session-series': { type: 'SessionSeries', name: 'Classes' },
  'scheduled-sessions': { type: 'ScheduledSession', name: 'Meetings of classes' },
}

/** What is published, and where, as catalogues of open data read it. */
export const datasetOf = ({ origin, authority, portal }: Publishing) => ({
  '@context': ['https://schema.org/', 'https://openactive.io/'],
  ...{ '@type': 'Dataset', '@id': `${origin}${datasetPath}`, url: `${origin}${datasetPath}` },
  name: `${portal.en}: sessions and facilities`,
  description: `Courts, swimming pools and classes of ${authority.en}, with the places that are left, as near real-time open data.`,
  keywords: ['Facilities', 'Sessions', 'Activities', 'Sports', 'Physical activity', 'OpenActive', 'Macao'],
  license: feedLicence,
  ...{ discussionUrl: `${origin}/en/contact`, documentation: `${origin}/en/open-data` },
  inLanguage: ['zh-Hant', 'pt', 'en'],
  publisher: {
    ...{ '@type': 'Organization', '@id': idOf(origin, 'organization'), url: `${origin}/en/` },
    ...{ name: authority.en, legalName: authority.en },
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
  },
  schemaVersion: 'https://openactive.io/modelling-opportunity-data/2.0/',
  distribution: feeds.map((feed) => ({
    ...{ '@type': 'DataDownload', name: types[feed].name, contentUrl: `${origin}${feedPathOf(feed)}` },
    additionalType: `https://openactive.io/${types[feed].type}`,
    encodingFormat: 'application/vnd.openactive.rpde+json; version=1',
  })),
})

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * The page in which catalogues look for the description. It runs nothing: a script of data is none to a browser. People
 * are led to the page that is written for them.
 */
export const datasetPage = (dataset: ReturnType<typeof datasetOf>) => {
  const data = JSON.stringify(dataset, undefined, 1).replaceAll('<', '\\u003c')
  const links = dataset.distribution.map(
    ({ name, contentUrl }) => `<li><a href="${escaped(contentUrl)}">${escaped(name)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(dataset.name)}</title>
<script type="application/ld+json">
${data}
</script>
</head>
<body>
<main>
<h1>${escaped(dataset.name)}</h1>
<p>${escaped(dataset.description)}</p>
<ul>
${links.join('\n')}
</ul>
<p><a href="${escaped(dataset.documentation)}">How to use it, and the licence</a></p>
</main>
</body>
</html>
`
}
