import { dashboard } from '../../core/description/dashboard.ts'
import { widget } from '../../core/description/widget.ts'
import { overviewWords as words } from './words/energy-overview.ts'
import { openWork } from './work-order-states.ts'

const diagramCell = (name: string) => ({ diagram: `energy.${name}`, empty: words.noStation })

/** What all stations come to: what is installed, what they give now, today and this year. */
export const fleet = widget({
  module: 'energy',
  name: 'fleet',
  label: words.fleet,
  look: 'figures',
  needs: 'xncb-ck',
  opens: '',
  size: 4,
  empty: words.noStation,
  apart: true,
})

/** All stations of new energy at a glance. */
export const energyOverview = dashboard({
  module: 'energy',
  name: 'energyOverview',
  needs: 'xndz-ck',
  label: words.title,
  filters: {},
  words: {},
  cells: [
    { widget: 'energy.fleet', with: {}, x: 0, y: 0, w: 12, h: 2 },
    { map: '/xnyStation', label: words.map, with: {}, empty: words.noStation, x: 0, y: 2, w: 7, h: 8 },
    {
      list: '/xnyWorkOrder',
      label: words.work,
      columns: ['subject', 'stationId', 'state', 'planDate'],
      with: { state: { is: [...openWork] } },
      sort: ['planDate'],
      empty: words.noWork,
      x: 7,
      y: 2,
      w: 5,
      h: 8,
    },
    { ...diagramCell('pvLineDiagram'), x: 0, y: 10, w: 4, h: 6 },
    { ...diagramCell('windLineDiagram'), x: 4, y: 10, w: 4, h: 6 },
    { ...diagramCell('storageLineDiagram'), x: 8, y: 10, w: 4, h: 6 },
  ],
})
