interface DemoClause {
  readonly no: string
  readonly titleZh: string
  readonly zh: string
  readonly titleOther: string | null
  readonly other: string | null
  readonly mandatory: '0' | '1'
}

interface DemoTemplate {
  readonly templateName: string
  readonly nameRu: string
  readonly nameEn: string
  readonly contractType: string
  readonly langMode: string
  readonly approved: boolean
  readonly clauses: readonly DemoClause[]
}

const bilingual = (
  no: string,
  [titleZh, zh]: readonly [string, string],
  [titleOther, other]: readonly [string, string],
  mandatory: '0' | '1' = '1',
): DemoClause => ({ no, titleZh, zh, titleOther, other, mandatory })

const chinese = (no: string, titleZh: string, zh: string, mandatory: '0' | '1' = '1'): DemoClause => ({
  no,
  titleZh,
  zh,
  titleOther: null,
  other: null,
  mandatory,
})

/** Clauses that contracts of the demonstration are written from. */
export const demoTemplates: readonly DemoTemplate[] = [
  {
    templateName: '海运煤炭采购合同范本（中俄对照）',
    nameRu: 'Договор закупки угля морем (китайский и русский)',
    nameEn: 'Sea coal purchase contract (Chinese and Russian)',
    contractType: 'hc',
    langMode: 'zh-ru',
    approved: true,
    clauses: [
      bilingual(
        '1',
        ['标的与数量', '卖方{{party}}向买方{{ours}}出售：{{goods}}，数量允许{{tolerance}}%的溢短装，由买方选择。'],
        [
          'Предмет и количество',
          'Продавец {{party}} продаёт Покупателю {{ours}}: {{goods}}; допустимо отклонение {{tolerance}} % по выбору Покупателя.',
        ],
      ),
      bilingual(
        '2',
        ['价款', '合同总额为{{amount}}（{{currency}}），大写：{{amountWords}}，增值税税率{{vatRate}}。'],
        [
          'Сумма договора',
          'Сумма договора — {{amount}} ({{currency}}), прописью: {{amountWords}}, ставка НДС {{vatRate}}.',
        ],
      ),
      bilingual(
        '3',
        ['交货', '交货条件为{{incoterms}}（Incoterms 2020），装运期至{{validTo}}。'],
        ['Поставка', 'Базис поставки — {{incoterms}} (Инкотермс 2020), отгрузка до {{validTo}}.'],
      ),
      bilingual(
        '4',
        ['质量与重量', '以装港水尺和双方认可的检验机构出具的化验结果为准。'],
        [
          'Качество и вес',
          'Вес определяется драфт-сюрвеем в порту погрузки, качество — инспекцией, признанной обеими сторонами.',
        ],
        '0',
      ),
      bilingual('5', ['付款', '{{payment}}'], ['Оплата', 'Порядок оплаты: {{payment}}']),
      bilingual(
        '6',
        ['不可抗力', '受不可抗力影响的一方应在五日内书面通知对方，并提交证明。'],
        [
          'Форс-мажор',
          'Сторона, затронутая форс-мажором, письменно извещает другую в течение пяти дней и представляет подтверждение.',
        ],
      ),
      bilingual(
        '7',
        ['争议解决', '因本合同产生的争议提交中国国际经济贸易仲裁委员会按其现行规则仲裁，裁决为终局。'],
        [
          'Разрешение споров',
          'Споры передаются в Китайскую международную экономическую и торговую арбитражную комиссию (CIETAC) по её действующему регламенту; решение окончательное.',
        ],
      ),
    ],
  },
  {
    templateName: '动力煤销售合同范本',
    nameRu: 'Договор продажи угля',
    nameEn: 'Coal sales contract',
    contractType: 'xs',
    langMode: 'zh',
    approved: true,
    clauses: [
      chinese('1', '标的与数量', '卖方{{ours}}向买方{{party}}出售：{{goods}}，溢短装{{tolerance}}%。'),
      chinese('2', '价款', '合同总额{{amount}}（{{currency}}），大写：{{amountWords}}，含税，税率{{vatRate}}。'),
      chinese('3', '付款', '{{payment}}'),
      chinese('4', '期限', '本合同自{{validFrom}}起至{{validTo}}止。'),
      chinese('5', '争议解决', '协商不成的，提交中国国际经济贸易仲裁委员会仲裁。'),
    ],
  },
  {
    templateName: '出口合同范本（中英对照）',
    nameRu: 'Экспортный договор (китайский и английский)',
    nameEn: 'Export contract (Chinese and English)',
    contractType: 'ck',
    langMode: 'zh-en',
    approved: false,
    clauses: [
      bilingual(
        '1',
        ['标的', '卖方{{ours}}向买方{{party}}出售：{{goods}}。'],
        ['Subject', 'The Seller {{ours}} sells to the Buyer {{party}}: {{goods}}.'],
      ),
      bilingual(
        '2',
        ['价款', '合同总额{{amount}}（{{currency}}），大写：{{amountWords}}。'],
        ['Price', 'The total is {{amount}} ({{currency}}), in words: {{amountWords}}.'],
      ),
      bilingual('3', ['付款', '{{payment}}'], ['Payment', 'Payment: {{payment}}']),
    ],
  },
]
