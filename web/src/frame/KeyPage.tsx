/** For whoever builds the app around the portal: the api key that it was opened with, and nothing else (Q05). */
export function KeyPage({ apikey }: { apikey: string }) {
  return (
    <main>
      <code>{apikey}</code>
    </main>
  )
}
