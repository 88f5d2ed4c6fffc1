/** A fictional counterparty: zh|ru|en names, roles, country, bank and city of its account. */
export interface DemoParty {
  readonly name: string
  readonly short: string
  readonly roles: readonly string[]
  readonly nature: string
  readonly country: string
  readonly bank: string
  readonly currency: string
  readonly bic?: string
}

const chinese = (name: string, short: string, roles: readonly string[], nature: string, bank: string): DemoParty => ({
  name,
  short,
  roles,
  nature,
  country: 'CN',
  bank,
  currency: 'CNY',
})
const russian = (name: string, short: string, bank: string, bic: string, currency = 'RUB'): DemoParty => ({
  name,
  short,
  roles: ['supp'],
  nature: 'foreign',
  country: 'RU',
  bank,
  currency,
  bic,
})

/** Customers, carriers, suppliers and ports of the demonstration. */
export const demoParties: readonly DemoParty[] = [
  chinese(
    '辽海远通航运有限公司|ООО «Ляохай Юаньтун Шиппинг»|Liaohai Yuantong Shipping Co., Ltd.',
    '辽海远通',
    ['carr'],
    'priv',
    '中国银行大连分行',
  ),
  chinese(
    '渤湾海运股份有限公司|АО «Бохайский залив»|Bowan Marine Co., Ltd.',
    '渤湾海运',
    ['carr'],
    'soe',
    '工商银行天津分行',
  ),
  chinese(
    '东疆散货船务有限公司|ООО «Дунцзян Балк»|Dongjiang Bulk Shipping Co., Ltd.',
    '东疆散货',
    ['carr'],
    'priv',
    '招商银行天津分行',
  ),
  chinese(
    '龙江铁运物流有限公司|ООО «Лунцзян Железнодорожная логистика»|Longjiang Rail Logistics Co., Ltd.',
    '龙江铁运',
    ['carr', 'agent'],
    'soe',
    '建设银行哈尔滨分行',
  ),
  chinese(
    '同江通达货运有限公司|ООО «Тунцзян Тунда»|Tongjiang Tongda Freight Co., Ltd.',
    '通达货运',
    ['carr'],
    'priv',
    '农业银行同江支行',
  ),
  chinese(
    '锦西港务集团有限公司|Портовая группа «Цзиньси»|Jinxi Port Group Co., Ltd.',
    '锦西港务',
    ['port'],
    'soe',
    '工商银行锦州分行',
  ),
  chinese('鲅北港口股份有限公司|АО «Порт Бабэй»|Babei Port Co., Ltd.', '鲅北港口', ['port'], 'soe', '建设银行营口分行'),
  chinese(
    '松原热电有限公司|ООО «Сунъюань ТЭЦ»|Songyuan Thermal Power Co., Ltd.',
    '松原热电',
    ['cust'],
    'soe',
    '工商银行松原分行',
  ),
  chinese(
    '佳北发电有限公司|ООО «Цзябэй Генерация»|Jiabei Power Generation Co., Ltd.',
    '佳北发电',
    ['cust'],
    'soe',
    '建设银行佳木斯分行',
  ),
  chinese(
    '辽原钢铁集团有限公司|Металлургическая группа «Ляоюань»|Liaoyuan Steel Group Co., Ltd.',
    '辽原钢铁',
    ['cust'],
    'priv',
    '中国银行沈阳分行',
  ),
  chinese(
    '北方云岭水泥有限公司|ООО «Юньлин Цемент»|Beifang Yunling Cement Co., Ltd.',
    '云岭水泥',
    ['cust'],
    'priv',
    '农业银行长春分行',
  ),
  chinese(
    '冀东鼎盛焦化有限公司|ООО «Диншэн Коксохим»|Jidong Dingsheng Coking Co., Ltd.',
    '鼎盛焦化',
    ['cust'],
    'priv',
    '招商银行唐山分行',
  ),
  chinese(
    '滨江城市供暖有限公司|ООО «Биньцзян Тепло»|Binjiang District Heating Co., Ltd.',
    '滨江供暖',
    ['cust'],
    'gov',
    '哈尔滨银行道里支行',
  ),
  chinese(
    '盛远煤炭经销有限公司|ООО «Шэнъюань Уголь»|Shengyuan Coal Trading Co., Ltd.',
    '盛远煤炭',
    ['supp', 'cust'],
    'priv',
    '建设银行太原分行',
  ),
  chinese(
    '晋北恒源矿业有限公司|ООО «Хэнъюань Майнинг»|Jinbei Hengyuan Mining Co., Ltd.',
    '恒源矿业',
    ['supp'],
    'priv',
    '工商银行大同分行',
  ),
  chinese(
    '中检诚信检验有限公司|ООО «Чэнсинь Инспекция»|Chengxin Inspection Co., Ltd.',
    '诚信检验',
    ['insp'],
    'priv',
    '中国银行北京分行',
  ),
  chinese(
    '远东外轮代理有限公司|ООО «Юаньдун Агентирование»|Yuandong Shipping Agency Co., Ltd.',
    '远东外代',
    ['agent'],
    'priv',
    '中国银行大连分行',
  ),
  chinese(
    '北辰建设工程有限公司|ООО «Бэйчэнь Строй»|Beichen Construction Co., Ltd.',
    '北辰建设',
    ['contr'],
    'priv',
    '建设银行哈尔滨分行',
  ),
  chinese(
    '国家金库锦州市中心支库|Государственное казначейство, Цзиньчжоу|State Treasury, Jinzhou Branch',
    '锦州国库',
    ['agent'],
    'gov',
    '人民银行锦州市分行',
  ),
  russian('ООО «Зейский разрез»|ООО «Зейский разрез»|Zeysky Razrez LLC', '结雅煤矿', 'АО «Амурбанк»', 'AMBKRU8K'),
  russian(
    'АО «Восточный угольный терминал»|АО «Восточный угольный терминал»|Vostochny Coal Terminal JSC',
    '东方煤码头',
    'ПАО «Примбанк»',
    'PRBKRU8V',
    'USD',
  ),
  russian('ООО «Ургал Трейд»|ООО «Ургал Трейд»|Urgal Trade LLC', '乌尔加尔贸易', 'ПАО «Примбанк»', 'PRBKRU8V', 'USD'),
  russian('ООО «Биробиджанлес»|ООО «Биробиджанлес»|Birobidzhanles LLC', '比罗比詹木业', 'АО «Амурбанк»', 'AMBKRU8K'),
]
