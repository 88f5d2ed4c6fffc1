import { lazy } from 'react'

/** The input of a cell, which comes when the first cell is opened. */
export const CellEditor = lazy(async () => ({ default: (await import('./inline-edit-cell.tsx')).CellEditor }))
