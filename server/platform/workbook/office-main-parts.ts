/** What the list of parts of a package calls the main part of each sort of office document. */
export const mainParts: Readonly<Record<string, string>> = {
  docx: 'wordprocessingml.document.main+xml',
  xlsx: 'spreadsheetml.sheet.main+xml',
  pptx: 'presentationml.presentation.main+xml',
}
