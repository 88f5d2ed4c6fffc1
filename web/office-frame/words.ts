import type { Words } from '../../core/values/language.ts'

/** What the office frame says. */
export const frameWords = {
  page: { zh: '第 {n} 页', ru: 'Страница {n}', en: 'Page {n}' },
  waiting: { zh: '正在打开文档', ru: 'Документ открывается', en: 'Opening the document' },
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  saving: { zh: '正在保存', ru: 'Сохранение', en: 'Saving' },
  saved: { zh: '已保存为第 {n} 版', ru: 'Сохранено: версия {n}', en: 'Saved as version {n}' },
  savedBranch: {
    zh: '已另存为副本（第 {n} 版），没有覆盖他人的内容。请在版本列表中比较',
    ru: 'Сохранено отдельной копией (версия {n}), чужие правки не затронуты. Сравните их в списке версий',
    en: 'Kept as a copy (version {n}); nothing of anybody else was overwritten. Compare them in the list of versions',
  },
  changed: { zh: '有未保存的修改', ru: 'Есть несохранённые правки', en: 'Unsaved changes' },
  readOnly: { zh: '只读', ru: 'Только чтение', en: 'Read only' },
  viewOnly: {
    zh: '此类文件在这里只能查看。要修改请下载后编辑，再上传新版本；配置办公服务器后可在线编辑',
    ru: 'Такие файлы здесь только просматриваются. Чтобы изменить, скачайте файл, поправьте и загрузите снова; с офисным сервером правка возможна здесь',
    en: 'Such files are only seen here. To change one, download it, edit it and upload it again; with an office server it can be edited here',
  },
  notShown: {
    zh: '此类文件暂不能在这里显示，请下载后打开',
    ru: 'Файлы этого вида здесь пока не показываются. Скачайте файл',
    en: 'Files of this kind are not shown here yet. Download the file',
  },
  failed: {
    zh: '文档无法显示。请下载后用原来的软件打开，或联系管理员',
    ru: 'Не удалось показать документ. Скачайте его и откройте в исходной программе или обратитесь к администратору',
    en: 'The document cannot be shown. Download it and open it in its own program, or tell your administrator',
  },
  held: {
    zh: '{holder} 正在编辑，您可以阅读；对方停止编辑 30 分钟后自动释放',
    ru: 'Документ правит {holder}. Вам доступно чтение; через 30 минут без правки документ освободится',
    en: '{holder} is editing. You may read; after 30 minutes without editing it is free again',
  },
  heldOwn: {
    zh: '您从 {time} 起在另一处（{place}）编辑此文档。在此继续后，那里未保存的修改仍会保留，保存后成为单独的副本版本',
    ru: 'Вы правите этот документ в другом месте ({place}) с {time}. Если продолжить здесь, несохранённое там останется и сохранится отдельной версией',
    en: 'You have been editing this document elsewhere ({place}) since {time}. If you continue here, what is unsaved there stays and is kept as a copy of its own',
  },
  elsewhere: {
    zh: '其他设备或办公服务器',
    ru: 'другое устройство или офисный сервер',
    en: 'another device or the office server',
  },
  continueHere: { zh: '在此继续编辑', ru: 'Продолжить здесь', en: 'Continue here' },
  continuedElsewhere: {
    zh: '您已于 {time} 在另一窗口继续编辑。此窗口中未保存的修改仍在，保存后成为单独的副本版本',
    ru: 'С {time} вы продолжаете правку в другом окне. Несохранённое осталось в этом окне и сохранится отдельной версией',
    en: 'Since {time} you have continued in another window. What is unsaved is still in this one and will be kept as a copy of its own',
  },
  afterCrash: {
    zh: '您 {time} 打开的窗口意外关闭，编辑已转到此窗口',
    ru: 'Окно, открытое вами {time}, закрылось аварийно: правка продолжается в этом',
    en: 'The window that you opened at {time} ended unexpectedly; you continue in this one',
  },
  takeOver: { zh: '接管编辑', ru: 'Перехватить правку', en: 'Take over' },
  takeOverSure: {
    zh: '接管后 {holder} 会收到通知，其未保存的修改将成为副本版本。再点一次确认接管',
    ru: '{holder} получит уведомление, а несохранённые правки станут отдельной версией. Нажмите ещё раз, чтобы перехватить',
    en: '{holder} will be notified, and what is unsaved there becomes a copy. Press once more to take over',
  },
  takenOver: {
    zh: '{holder} 已接管编辑。您的修改仍在此窗口，保存后成为单独的副本版本',
    ru: '{holder} перехватил(а) правку. Ваши правки остались в этом окне и сохранятся отдельной версией',
    en: '{holder} took over. What you typed is still in this window and will be kept as a copy of its own',
  },
  accessEnded: {
    zh: '访问凭证已过期，修改尚未保存，但仍保留在此窗口。请点“重试保存”；仍不成功时先“下载副本”，再重新打开文档',
    ru: 'Срок доступа истёк: правки не сохранены, но остались в этом окне. Нажмите «Сохранить ещё раз»; если не поможет, «Скачать копию» и откройте документ заново',
    en: 'The access has run out: nothing is saved yet, but all is still in this window. Press “Save again”; if that fails, “Download a copy” and open the document anew',
  },
  notSaved: {
    zh: '未能保存，修改仍保留在此窗口：{reason}',
    ru: 'Не сохранено, правки остались в этом окне: {reason}',
    en: 'Not saved; what you typed is still in this window: {reason}',
  },
  recovered: {
    zh: '上次打开时有未保存的修改（{time}，基于第 {n} 版）。恢复后请检查并保存',
    ru: 'С прошлого раза остались несохранённые правки ({time}, версия {n}). Восстановите их, проверьте и сохраните',
    en: 'Unsaved changes were left here last time ({time}, over version {n}). Restore them, look them through and save',
  },
  recoveredOlder: {
    zh: '上次打开时有未保存的修改（{time}，基于第 {n} 版），而文档现在是第 {now} 版。恢复的修改保存后成为单独的副本，不会覆盖第 {now} 版',
    ru: 'С прошлого раза остались несохранённые правки ({time}) к версии {n}, а сейчас действует версия {now}. Восстановленное сохранится отдельной копией и версию {now} не заменит',
    en: 'Unsaved changes were left here last time ({time}) over version {n}, and the document is at version {now} now. What is restored is kept as a copy of its own and does not replace version {now}',
  },
  recover: { zh: '恢复修改', ru: 'Восстановить', en: 'Restore' },
  forget: { zh: '放弃修改', ru: 'Отбросить', en: 'Discard' },
  again: { zh: '重试保存', ru: 'Сохранить ещё раз', en: 'Save again' },
  copy: { zh: '下载副本', ru: 'Скачать копию', en: 'Download a copy' },
  print: { zh: '打印', ru: 'Печать', en: 'Print' },
  noPrint: {
    zh: '您没有打印在线文档的权限，请联系系统管理员',
    ru: 'У вас нет права печатать офисные документы. Обратитесь к системному администратору',
    en: 'You may not print office documents. Ask the system administrator',
  },
  serverSaved: {
    zh: '办公服务器已保存第 {n} 版',
    ru: 'Офисный сервер сохранил версию {n}',
    en: 'The office server saved version {n}',
  },
  serverSilent: {
    zh: '办公服务器没有应答。可以稍候，或改用内置编辑器打开',
    ru: 'Офисный сервер не отвечает. Подождите или откройте документ во встроенном редакторе',
    en: 'The office server does not answer. Wait, or open the document in the built-in editor',
  },
  serverRefused: {
    zh: '办公服务器的保存未被接收：{reason}',
    ru: 'Сохранение офисного сервера не принято: {reason}',
    en: 'A save of the office server was not taken: {reason}',
  },
  serverLate: {
    zh: '办公服务器没有在规定时间内保存。修改仍在它的窗口中，请在其中再保存一次',
    ru: 'Офисный сервер не сохранил документ вовремя. Правки остались в его окне: сохраните там ещё раз',
    en: 'The office server did not save in time. The changes are still in its window: save there once more',
  },
  ownEditor: { zh: '用内置编辑器打开', ru: 'Открыть во встроенном редакторе', en: 'Open in the built-in editor' },
  offline: { zh: '网络连接失败', ru: 'нет связи с сервером', en: 'the server cannot be reached' },
  alone: {
    zh: '请从“在线文档”页面或业务系统打开文档',
    ru: 'Откройте документ со страницы «Онлайн-документ» или из своей системы',
    en: 'Open documents from the page “Online document” or from your system',
  },
  foreign: {
    zh: '此凭证不是为该网站签发的，文档未打开',
    ru: 'Билет выдан для другого сайта. Документ не открыт',
    en: 'The ticket was made for another site. The document was not opened',
  },
} as const satisfies Readonly<Record<string, Words>>
