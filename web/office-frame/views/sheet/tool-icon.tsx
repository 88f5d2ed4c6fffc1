const lines = {
  bold: 'M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 16l-2.5 2 2.5 2M4 18h5',
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
} as const

export type ToolName = keyof typeof lines

/** The sign of a tool, drawn as the icons of the product are; these come with spreadsheets alone. */
export function ToolSign({ name }: { readonly name: ToolName }) {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <path d={lines[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
