import { totalmem } from 'node:os'

const mb = 1024 * 1024

/** Settings of our own PostgreSQL, for a machine of two cores that it shares with the server. */
export function postgresSettings(socketFolder: string, durable: boolean): Record<string, string> {
  return { ...reach(socketFolder), ...durability(durable), ...memory(), ...planning, ...housekeeping }
}

function reach(socketFolder: string): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    // A deadlock is broken, and its loser tried again, before anybody notices.
    deadlock_timeout: '200ms',
  }
}

/** Only tests may say `durable: false`: an acknowledged write survives any crash. */
function durability(durable: boolean): Record<string, string> {
  const on = durable ? 'on' : 'off'
  return {
    fsync: on,
    synchronous_commit: on,
    full_page_writes: on,
    // What a backup by file copy and archived log needs.
    wal_level: 'replica',
    max_wal_senders: '2',
    wal_buffers: '16MB',
    min_wal_size: '256MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
  }
}

function memory(): Record<string, string> {
  const shared = Math.max(32, Math.min(256, Math.floor(totalmem() / mb / 8)))
  return {
    shared_buffers: `${shared}MB`,
    effective_cache_size: `${shared * 4}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
  }
}

const planning = {
  // Compiling a plan costs more than any of our statements takes.
  jit: 'off',
  random_page_cost: '1.1',
  // With two cores and many callers a parallel plan takes from the neighbour what it gains.
  max_parallel_workers_per_gather: '0',
}

const housekeeping = {
  autovacuum_vacuum_scale_factor: '0.05',
  autovacuum_analyze_scale_factor: '0.02',
  timezone: 'Asia/Shanghai',
  log_timezone: 'UTC',
  log_min_duration_statement: '5s',
  log_lock_waits: 'on',
}
