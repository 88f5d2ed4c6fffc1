// Loaded before a child's program: it ends when its parent does, however that ended.
process.on('disconnect', () => process.exit(0))
