/** `name` is zh|ru|en; people are counted with the unit, departments get their share in order. */
export interface DemoUnit {
  readonly code: string
  readonly name: string
  readonly short: string
  readonly people: number
  readonly departments: readonly (readonly [code: string, name: string, share: number])[]
}

/** The fictional group: thirteen units, fifty-eight departments, three hundred people. */
export const demoUnits: readonly DemoUnit[] = [
  {
    code: 'BLJT',
    name: '集团本部|Головная компания|Headquarters',
    short: '集团本部',
    people: 62,
    departments: [
      ['DSH', '董事会办公室|Канцелярия совета директоров|Board office', 4],
      ['DQ', '党群工作部|Отдел по работе с коллективом|Party and staff relations', 4],
      ['ZH', '综合部|Административный отдел|General affairs', 8],
      ['HR', '人力资源部|Отдел кадров|Human resources', 5],
      ['CW', '财务部|Финансовый отдел|Finance', 9],
      ['ZJ', '资金中心|Казначейство|Treasury centre', 7],
      ['FK', '风控法务部|Отдел риск-контроля и права|Risk and legal', 7],
      ['TZ', '投资发展部|Отдел инвестиций|Investment', 5],
      ['JY', '经营管理部|Отдел управления операциями|Operations', 5],
      ['XX', '信息中心|Центр информатизации|Information centre', 5],
      ['SJ', '审计部|Отдел аудита|Internal audit', 3],
    ],
  },
  {
    code: 'BLHY',
    name: '北陆海运贸易有限公司|ООО «Бэйлу Морская торговля»|Beilu Sea Trading Co., Ltd.',
    short: '海运贸易',
    people: 28,
    departments: [
      ['CG', '采购部|Отдел закупок|Purchasing', 6],
      ['XS', '销售部|Отдел продаж|Sales', 8],
      ['WL', '物流单证部|Отдел логистики и документов|Logistics and documents', 6],
      ['CW', '财务部|Финансовый отдел|Finance', 5],
      ['ZH', '综合部|Административный отдел|General affairs', 3],
    ],
  },
  {
    code: 'BLLY',
    name: '北陆陆运贸易有限公司|ООО «Бэйлу Сухопутная торговля»|Beilu Land Trading Co., Ltd.',
    short: '陆运贸易',
    people: 22,
    departments: [
      ['CG', '采购部|Отдел закупок|Purchasing', 5],
      ['XS', '销售部|Отдел продаж|Sales', 7],
      ['KA', '口岸物流部|Отдел пограничной логистики|Border logistics', 6],
      ['CW', '财务部|Финансовый отдел|Finance', 4],
    ],
  },
  {
    code: 'BLTJ',
    name: '同江北陆边贸有限公司|ООО «Тунцзян Бэйлу»|Tongjiang Beilu Border Trade Co., Ltd.',
    short: '同江边贸',
    people: 26,
    departments: [
      ['BM', '边贸部|Отдел приграничной торговли|Border trade', 8],
      ['BG', '报关部|Таможенный отдел|Customs', 5],
      ['HZ', '换装场|Перегрузочная площадка|Transshipment yard', 6],
      ['CW', '财务部|Финансовый отдел|Finance', 4],
      ['ZH', '综合部|Административный отдел|General affairs', 3],
    ],
  },
  {
    code: 'BLNM',
    name: '北陆国内贸易有限公司|ООО «Бэйлу Внутренняя торговля»|Beilu Domestic Trading Co., Ltd.',
    short: '国内贸易',
    people: 26,
    departments: [
      ['CG', '采购部|Отдел закупок|Purchasing', 6],
      ['XS', '销售部|Отдел продаж|Sales', 7],
      ['MC', '煤场|Угольный склад|Coal yard', 6],
      ['HY', '化验室|Лаборатория|Laboratory', 3],
      ['CW', '财务部|Финансовый отдел|Finance', 4],
    ],
  },
  {
    code: 'BLHYUN',
    name: '北陆航运有限公司|ООО «Бэйлу Шиппинг»|Beilu Shipping Co., Ltd.',
    short: '北陆航运',
    people: 24,
    departments: [
      ['SW', '商务部|Коммерческий отдел|Chartering', 5],
      ['YY', '船舶运营部|Отдел эксплуатации судов|Ship operations', 7],
      ['JW', '机务部|Технический отдел|Technical', 5],
      ['HW', '海务部|Отдел мореплавания|Marine', 4],
      ['CW', '财务部|Финансовый отдел|Finance', 3],
    ],
  },
  {
    code: 'BLXNY',
    name: '北陆新能源有限公司|ООО «Бэйлу Новая энергетика»|Beilu New Energy Co., Ltd.',
    short: '新能源',
    people: 30,
    departments: [
      ['YW', '运维部|Отдел эксплуатации|Operations and maintenance', 10],
      ['JK', '集控中心|Центр управления|Control centre', 7],
      ['GC', '工程部|Инженерный отдел|Engineering', 5],
      ['SC', '市场部|Отдел сбыта|Market', 4],
      ['CW', '财务部|Финансовый отдел|Finance', 4],
    ],
  },
  {
    code: 'BLRL',
    name: '同江北陆热力有限公司|ООО «Тунцзян Тепло»|Tongjiang Beilu Heating Co., Ltd.',
    short: '同江热力',
    people: 30,
    departments: [
      ['SC', '生产部|Производственный отдел|Production', 9],
      ['HR', '换热站|Тепловые пункты|Heat stations', 8],
      ['SF', '收费部|Отдел сборов|Charging', 6],
      ['KF', '客服部|Отдел обслуживания|Customer service', 4],
      ['CW', '财务部|Финансовый отдел|Finance', 3],
    ],
  },
  {
    code: 'BLMD',
    name: '北陆煤电有限公司|ООО «Бэйлу Угольная генерация»|Beilu Coal Power Co., Ltd.',
    short: '北陆煤电',
    people: 18,
    departments: [
      ['YX', '运行部|Отдел эксплуатации|Operations', 7],
      ['RL', '燃料部|Топливный отдел|Fuel', 4],
      ['SB', '设备部|Отдел оборудования|Equipment', 4],
      ['AH', '安环部|Отдел безопасности и экологии|Safety and environment', 3],
    ],
  },
  {
    code: 'BLGC',
    name: '北陆工程建设有限公司|ООО «Бэйлу Строительство»|Beilu Engineering Co., Ltd.',
    short: '工程建设',
    people: 14,
    departments: [
      ['GC', '工程部|Инженерный отдел|Engineering', 7],
      ['ZJ', '造价部|Сметный отдел|Cost control', 4],
      ['AQ', '安全质量部|Отдел безопасности и качества|Safety and quality', 3],
    ],
  },
  {
    code: 'BLZC',
    name: '北陆资产管理有限公司|ООО «Бэйлу Управление активами»|Beilu Asset Management Co., Ltd.',
    short: '资产管理',
    people: 8,
    departments: [
      ['ZC', '资产部|Отдел активов|Assets', 5],
      ['QS', '清收部|Отдел взысканий|Recovery', 3],
    ],
  },
  {
    code: 'BLQC',
    name: '北陆汽车进出口有限公司|ООО «Бэйлу Экспорт авто»|Beilu Auto Import and Export Co., Ltd.',
    short: '汽车进出口',
    people: 8,
    departments: [
      ['CG', '采购整备部|Отдел закупки и подготовки|Purchasing and refit', 5],
      ['WM', '外贸部|Отдел внешней торговли|Foreign trade', 3],
    ],
  },
  {
    code: 'BLSJ',
    name: '北陆数科有限公司|ООО «Бэйлу Дата»|Beilu Data Technology Co., Ltd.',
    short: '北陆数科',
    people: 4,
    departments: [
      ['CP', '产品部|Отдел продукта|Product', 2],
      ['YY', '运营部|Отдел эксплуатации|Operations', 2],
    ],
  },
]
