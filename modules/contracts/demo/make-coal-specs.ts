import { dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { type DemoContext, find, save } from '../../../server/module-api.ts'
import { coalSpec } from '../quality/coal-spec.ts'
import { qualityStandard } from '../quality/quality-standard.ts'

type Limits = Readonly<Record<string, string>>

interface Sized {
  readonly code: string
  readonly names: readonly [zh: string, ru: string, en: string]
  readonly limits: Limits
  readonly scheme?: string
}

interface Grade extends Sized {
  readonly grade: string
  readonly below: readonly Sized[]
}

const grades: readonly Grade[] = [
  {
    grade: 'ml',
    code: 'ML',
    names: ['动力混煤', 'Уголь энергетический, рядовой', 'Thermal coal, mixed'],
    limits: { qMin: '4500', stdMax: '1.2', mtMax: '18' },
    below: [
      {
        code: 'ML-5500-050',
        names: ['混煤 Q5500 0–50', 'Рядовой 5500, 0–50 мм', 'Mixed 5500, 0–50 mm'],
        limits: { sizeFrom: '0', sizeTo: '50', qMin: '5300', qTyp: '5500', adMax: '20', stdMax: '1', mtMax: '14' },
        scheme: 'QS-5500',
      },
      {
        code: 'ML-6000-050',
        names: ['混煤 Q6000 0–50', 'Рядовой 6000, 0–50 мм', 'Mixed 6000, 0–50 mm'],
        limits: {
          sizeFrom: '0',
          sizeTo: '50',
          qMin: '5800',
          qTyp: '6000',
          adMax: '15',
          stdMax: '0.6',
          mtMax: '12',
          qReject: '5500',
          mtReject: '16',
        },
      },
      {
        code: 'ML-5000-025',
        names: ['末煤 Q5000 0–25', 'Отсев 5000, 0–25 мм', 'Fines 5000, 0–25 mm'],
        limits: { sizeFrom: '0', sizeTo: '25', qMin: '4800', qTyp: '5000', adMax: '24', stdMax: '1.2', mtMax: '16' },
      },
    ],
  },
  {
    grade: 'cy',
    code: 'CY',
    names: ['长焰煤', 'Уголь длиннопламенный', 'Long-flame coal'],
    limits: { vdafFrom: '37', vdafTo: '48', stdMax: '1' },
    below: [
      {
        code: 'CY-5000-1325',
        names: ['长焰煤 中块 13–25', 'Длиннопламенный, орех 13–25 мм', 'Long-flame, nuts 13–25 mm'],
        limits: { sizeFrom: '13', sizeTo: '25', qMin: '4900', qTyp: '5000', adMax: '22', stdMax: '1', mtMax: '16' },
        scheme: 'QS-5000',
      },
    ],
  },
  {
    grade: 'pci',
    code: 'PCI',
    names: ['喷吹煤', 'Уголь PCI', 'PCI coal'],
    limits: { vdafFrom: '10', vdafTo: '22', stdMax: '0.6' },
    below: [
      {
        code: 'PCI-6800',
        names: ['俄罗斯喷吹煤 Q6800', 'Уголь PCI 6800 (РФ)', 'Russian PCI coal 6800'],
        limits: { sizeFrom: '0', sizeTo: '50', qMin: '6700', qTyp: '6800', adMax: '12', stdMax: '0.5', mtMax: '10' },
        scheme: 'QS-PCI',
      },
    ],
  },
  {
    grade: 'hm',
    code: 'HM',
    names: ['褐煤', 'Уголь бурый', 'Brown coal'],
    limits: { vdafFrom: '40', vdafTo: '55', mtMax: '38' },
    below: [
      {
        code: 'HM-4000-0300',
        names: ['褐煤 Q4000 0–300', 'Бурый 4000, 0–300 мм', 'Brown coal 4000, 0–300 mm'],
        limits: {
          sizeFrom: '0',
          sizeTo: '300',
          qMin: '3700',
          qTyp: '4000',
          adMax: '18',
          stdMax: '0.5',
          mtMax: '36',
          qReject: '3400',
          mtReject: '40',
        },
      },
    ],
  },
]

/** What the group's coal is sold as, by its grades. */
export async function makeCoalSpecs(demo: DemoContext): Promise<void> {
  await demo.as('seabuy', demo.start + 4 * dayMs, async (ctx) => {
    const schemes = new Map((await find(ctx, qualityStandard, {})).map(({ stdCode, id }) => [stdCode, id]))
    const written = async ({ code, names, limits, scheme }: Sized, of: Limits) => {
      const [specName, specNameRu, specNameEn] = names
      const validFrom = dayOfMs(demo.start)
      const adjScheme = schemes.get(scheme ?? '') ?? null
      return save(ctx, coalSpec, {
        specCode: code,
        specName,
        specNameRu,
        specNameEn,
        validFrom,
        adjScheme,
        ...limits,
        ...of,
      })
    }
    for (const { grade, below, ...whole } of grades) {
      const { id: parentId } = await written(whole, { grade })
      for (const one of below) await written(one, { grade, parentId })
    }
  })
}
