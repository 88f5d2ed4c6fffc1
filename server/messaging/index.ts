import type { Site } from '../identity/session/public-site-info.ts'
import type { Room } from '../platform/context/server-component.ts'
import { tellJob } from '../records/role-tasks/task-changes.ts'
import { alertEventRules } from './alert/alert-event-rules.ts'
import { alertRoutes } from './alert/alert-routes.ts'
import { alertRuleRules } from './alert/alert-rules.ts'
import { countOpenAlerts } from './alert/count-open-alerts.ts'
import { evaluateAlerts } from './alert/evaluate-alerts.ts'
import { followNotices } from './follow/follow-notices.ts'
import { followJob } from './follow/follower-jobs.ts'
import { tellFollowers } from './follow/tell-followers.ts'
import type { Channel } from './message/channel.ts'
import { messageJobs } from './message/message-jobs.ts'
import { messageRoutes } from './message/message-routes.ts'
import { messageWriter } from './message/queue-messages.ts'
import { flowNotices } from './notice/flow-notices.ts'
import type { Live } from './notice/live/open-live-updates.ts'
import { noticeRoutes } from './notice/notice-routes.ts'
import { unreadNotices } from './notice/notices.ts'
import { openRelay } from './outbox/relay.ts'
import { portalRoutes } from './portal/portal-routes.ts'
import type { WidgetQueries } from './portal/widget-query.ts'
import { notifyTaskHolders } from './role-tasks/notify-task-holders.ts'

interface MessagingServices {
  readonly live: Live
  readonly channels: readonly Channel[]
  readonly widgets: WidgetQueries
  readonly site: Site
  /** Address of the product where no setting says it. */
  readonly base: string
}

/** What people are told: notices, messages, alerts, the home page. */
export const messaging: Room<MessagingServices> = {
  rules: [alertRuleRules, alertEventRules],
  notices: { ...flowNotices, ...followNotices },
  counters: { unread: unreadNotices, alerts: countOpenAlerts },
  jobs: {
    'engine.alerts': {
      cron: '* * * * *',
      label: { zh: '预警检查', ru: 'Проверка предупреждений', en: 'Check alerts' },
      run: evaluateAlerts,
    },
    [followJob]: { run: tellFollowers },
    [tellJob]: { run: notifyTaskHolders },
  },
  serviceJobs: ({ channels, base, site }) => [messageJobs({ channels, base, site })],
  routes: ({ live, channels, widgets }) => [
    noticeRoutes(live),
    portalRoutes(widgets),
    alertRoutes,
    messageRoutes(channels),
  ],
  loops: ({ channels }, { queue, running, onError }) => [
    openRelay({
      pool: queue,
      worded: new Set(running.notices.keys()),
      writeMessages: messageWriter(channels, running),
      onError,
    }),
  ],
}

export { mailGateway } from './message/account-mail-gateway.ts'
export { openChannels } from './message/open-channels.ts'
export { settingsGateway } from './message/sms-settings-gateway.ts'
export { visibleChannels } from './message/demo-channels.ts'
export { openLive } from './notice/live/open-live-updates.ts'
