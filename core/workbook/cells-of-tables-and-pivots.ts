import { readArea } from './cell-address.ts'
import { type OfficePackage, partText } from './office-package.ts'
import { type Relation, relationsOf } from './package-relationships.ts'
import type { RepeatedCells } from './workbook-types.ts'
import { childOf, numberIn, readXml } from './xml.ts'

/**
 * The cells of a sheet that other parts hold once more. A table names its columns as their heads do, and a program calls
 * a file broken in which they differ; what a pivot table fills is written over when it is brought up to date.
 */
export function cellsOfTablesAndPivots(parts: OfficePackage, sheet: string): readonly RepeatedCells[] {
  return relationsOf(parts, sheet).flatMap((relation) => cellsOf(parts, relation))
}

function cellsOf(parts: OfficePackage, { type, part }: Relation): readonly RepeatedCells[] {
  if (part === undefined || (type !== 'table' && type !== 'pivotTable')) return []
  const root = readXml(partText(parts, part), part, () => false)
  if (type === 'pivotTable') {
    const area = readArea(childOf(root, 'location')?.attributes.ref ?? '')
    return area === null ? [] : [{ by: 'pivot', area }]
  }
  const area = readArea(root.attributes.ref ?? '')
  const heads = numberIn(root.attributes.headerRowCount, 1)
  return area === null || heads === 0 ? [] : [{ by: 'tableHead', area: { ...area, bottom: area.top + heads - 1 } }]
}
