export const termsChanged = 'The terms of use have changed: read them and agree first.'
export const typedStaysForTerms =
  'What you entered is still on this page. Read and agree in a new tab, then come back here and send it again.'
export const readTermsBeside = 'Read the terms in a new tab'
