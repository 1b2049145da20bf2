export const reasons = [
  'The photo is not clear or does not meet the requirements. Please upload a recent photo.',
  'The copy of the identity document cannot be read. Please upload it again.',
  'The name differs from the one on the identity document. Please correct it.',
  'The date of birth differs from the one on the identity document. Please correct it.',
  'The identity document has expired. Please upload a valid one.',
]
