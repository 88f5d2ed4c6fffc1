/** A named demo account: where it works, what it is and may do. `leads` makes it leader of its department. */
export interface DemoAccount {
  readonly code: string
  readonly name: string
  readonly nameRu: string
  readonly nameEn: string
  readonly place: string
  readonly post: string
  readonly roles: readonly string[]
  readonly leads?: boolean
  readonly sex?: '1' | '2'
  /** Shown beside the name on the sign-in page. */
  readonly duty: readonly [zh: string, ru: string, en: string]
}

/** Everybody the sign-in page of the demonstration offers. */
export const demoAccounts: readonly DemoAccount[] = [
  { code: 'admin', name: '何志远', nameRu: 'Хэ Чжиюань', nameEn: 'He Zhiyuan', place: 'BLJT/XX', post: 'mgr', roles: ['systemAdmin'], duty: ['系统管理员', 'Системный администратор', 'System administrator'] },
  { code: 'sec', name: '邵安宁', nameRu: 'Шао Аньнин', nameEn: 'Shao Anning', place: 'BLJT/XX', post: 'mgr', roles: ['securityAdmin'], duty: ['安全管理员', 'Администратор безопасности', 'Security administrator'] },
  { code: 'audit', name: '严守正', nameRu: 'Янь Шоучжэн', nameEn: 'Yan Shouzheng', place: 'BLJT/SJ', post: 'mgr', roles: ['auditAdmin'], duty: ['审计管理员', 'Администратор аудита', 'Audit administrator'] },
  { code: 'chairman', name: '赵振乾', nameRu: 'Чжао Чжэньцянь', nameEn: 'Zhao Zhenqian', place: 'BLJT/DSH', post: 'dir', roles: ['chairman'], leads: true, duty: ['董事长', 'Председатель совета директоров', 'Chairman'] },
  { code: 'qiangm', name: '强明远', nameRu: 'Цян Минъюань', nameEn: 'Qiang Mingyuan', place: 'BLJT/JY', post: 'gm', roles: ['gm', 'flowAdmin'], leads: true, duty: ['总经理', 'Генеральный директор', 'General manager'] },
  { code: 'findir', name: '林慧敏', nameRu: 'Линь Хуэйминь', nameEn: 'Lin Huimin', place: 'BLJT/CW', post: 'head', roles: ['financeDirector'], leads: true, sex: '2', duty: ['财务总监', 'Финансовый директор', 'Finance director'] },
  { code: 'cashier', name: '孙晓燕', nameRu: 'Сунь Сяоянь', nameEn: 'Sun Xiaoyan', place: 'BLJT/ZJ', post: 'cash', roles: ['cashier'], sex: '2', duty: ['出纳', 'Кассир', 'Cashier'] },
  { code: 'reviewer', name: '郭立群', nameRu: 'Го Лицюнь', nameEn: 'Guo Liqun', place: 'BLJT/ZJ', post: 'acct', roles: ['reviewer'], duty: ['资金复核', 'Контролёр платежей', 'Payment reviewer'] },
  { code: 'authoriser', name: '宋国平', nameRu: 'Сун Гопин', nameEn: 'Song Guoping', place: 'BLJT/ZJ', post: 'head', roles: ['authoriser'], leads: true, duty: ['资金授权', 'Утверждающий платежи', 'Payment authoriser'] },
  { code: 'risk', name: '段秋实', nameRu: 'Дуань Цюши', nameEn: 'Duan Qiushi', place: 'BLJT/FK', post: 'head', roles: ['risk', 'contractReview'], leads: true, duty: ['风险控制', 'Риск-контроль', 'Risk control'] },
  { code: 'legal', name: '方律衡', nameRu: 'Фан Люйхэн', nameEn: 'Fang Lüheng', place: 'BLJT/FK', post: 'mgr', roles: ['legal', 'contractReview'], duty: ['法务', 'Юрист', 'Legal'] },
  { code: 'hr', name: '温佳宜', nameRu: 'Вэнь Цзяи', nameEn: 'Wen Jiayi', place: 'BLJT/HR', post: 'head', roles: ['hr'], leads: true, sex: '2', duty: ['人力资源', 'Кадры', 'Human resources'] },
  { code: 'keeper', name: '罗印如', nameRu: 'Ло Иньжу', nameEn: 'Luo Yinru', place: 'BLJT/ZH', post: 'mgr', roles: ['sealKeeper'], sex: '2', duty: ['印章保管', 'Хранитель печати', 'Seal keeper'] },
  { code: 'seasales', name: '陈海涛', nameRu: 'Чэнь Хайтао', nameEn: 'Chen Haitao', place: 'BLHY/XS', post: 'mgr', roles: ['trader'], duty: ['海运销售', 'Морские продажи', 'Sea trade sales'] },
  { code: 'seabuy', name: '韩雪梅', nameRu: 'Хань Сюэмэй', nameEn: 'Han Xuemei', place: 'BLHY/CG', post: 'mgr', roles: ['trader'], sex: '2', duty: ['海运采购', 'Морские закупки', 'Sea trade purchasing'] },
  { code: 'sealead', name: '高远航', nameRu: 'Гао Юаньхан', nameEn: 'Gao Yuanhang', place: 'BLHY/XS', post: 'head', roles: ['departmentLeader'], leads: true, duty: ['海运销售部负责人', 'Руководитель морских продаж', 'Head of sea sales'] },
  { code: 'seafin', name: '钱文静', nameRu: 'Цянь Вэньцзин', nameEn: 'Qian Wenjing', place: 'BLHY/CW', post: 'acct', roles: ['unitFinance'], leads: true, sex: '2', duty: ['海运财务', 'Бухгалтерия морской торговли', 'Sea trade finance'] },
  { code: 'landsales', name: '马铁山', nameRu: 'Ма Тешань', nameEn: 'Ma Tieshan', place: 'BLLY/XS', post: 'mgr', roles: ['trader'], duty: ['陆运销售', 'Сухопутные продажи', 'Land trade sales'] },
  { code: 'tjsales', name: '佟江月', nameRu: 'Тун Цзянъюэ', nameEn: 'Tong Jiangyue', place: 'BLTJ/BM', post: 'mgr', roles: ['trader'], sex: '2', duty: ['同江边贸', 'Приграничная торговля', 'Border trade'] },
  { code: 'ivanov', name: '伊万诺夫', nameRu: 'Иванов Сергей Петрович', nameEn: 'Sergei Ivanov', place: 'BLTJ/BM', post: 'mgr', roles: ['trader'], duty: ['边贸(俄语)', 'Приграничная торговля', 'Border trade (Russian)'] },
  { code: 'domsales', name: '田丰收', nameRu: 'Тянь Фэншоу', nameEn: 'Tian Fengshou', place: 'BLNM/XS', post: 'mgr', roles: ['trader'], duty: ['国内贸易销售', 'Внутренние продажи', 'Domestic sales'] },
  { code: 'shipops', name: '江帆', nameRu: 'Цзян Фань', nameEn: 'Jiang Fan', place: 'BLHYUN/YY', post: 'mgr', roles: ['trader'], duty: ['船舶运营', 'Эксплуатация судов', 'Ship operations'] },
  { code: 'stationop', name: '骆阳光', nameRu: 'Ло Янгуан', nameEn: 'Luo Yangguang', place: 'BLXNY/YW', post: 'op', roles: [], duty: ['电站运行', 'Оператор станции', 'Station operator'] },
  { code: 'heatcash', name: '石暖春', nameRu: 'Ши Нуаньчунь', nameEn: 'Shi Nuanchun', place: 'BLRL/SF', post: 'cash', roles: [], sex: '2', duty: ['供热收费', 'Сборы за тепло', 'Heating cashier'] },
  { code: 'engineer', name: '梁建国', nameRu: 'Лян Цзяньго', nameEn: 'Liang Jianguo', place: 'BLGC/GC', post: 'mgr', roles: [], duty: ['工程师', 'Инженер', 'Engineer'] },
  { code: 'selfonly', name: '季自清', nameRu: 'Цзи Цзыцин', nameEn: 'Ji Ziqing', place: 'BLHY/XS', post: 'staff', roles: ['selfOnly'], duty: ['仅看本人数据', 'Видит только свои записи', 'Sees own records only'] },
]

/** Password of every demo account, shown on the sign-in page in demo mode only. */
export const demoPassword = 'Beilu@2026'
