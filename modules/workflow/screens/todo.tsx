export { TaskInbox as default } from '../../../web/module-api.ts'
