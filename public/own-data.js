// Writes what is only on this device into a backup file (web/src/data/backup/backup.ts), in a browser in which the
// application itself does not run. Written in old syntax, like old-browser.js.
;(function () {
  // The tables of every backup, and those from which the writes that wait are read.
  var KEPT = ['drafts', 'notes', 'notepad', 'gameResults', 'typingHistory', 'speechTakes', 'takeNotes', 'attempts', 'quizRuns', 'practiceRuns', 'practiceAnswers', 'evaluations', 'objections']
  var WAITING = ['outbox', 'activities']
  var button = document.getElementById('save')
  var section = document.getElementById('own-data')
  var failed = document.getElementById('failed')

  function lastUser() {
    try {
      return JSON.parse(localStorage.getItem('situ.last-user') || 'null')
    } catch (_error) {
      return null
    }
  }
  function readTables(db, names, done, broken) {
    var found = {}
    var here = []
    for (var i = 0; i < names.length; i++) {
      found[names[i]] = []
      if (db.objectStoreNames.contains(names[i])) here.push(names[i])
    }
    if (here.length === 0) return done(found)
    var transaction = db.transaction(here, 'readonly')
    transaction.onerror = transaction.onabort = broken
    transaction.oncomplete = function () {
      done(found)
    }
    here.forEach(function (name) {
      transaction.objectStore(name).openCursor().onsuccess = function (event) {
        var cursor = event.target.result
        if (!cursor) return
        found[name].push(cursor.value)
        cursor['continue']()
      }
    })
  }
  function without(row, name) {
    var copy = {}
    for (var key in row) if (key !== name) copy[key] = row[key]
    return copy
  }
  function backupOf(found) {
    var waits = {}
    var records = {}
    var queue = []
    found.outbox
      .sort(function (a, b) {
        return a.order - b.order
      })
      .forEach(function (row) {
        waits[row.id] = true
        if (row.seq !== undefined || row.state !== 'waiting') return
        queue.push(without(row, 'order'))
        if (row.args.body && row.args.body.id) records[row.args.body.id] = true
      })
    var tables = {}
    KEPT.forEach(function (name) {
      tables[name] = found[name]
    })
    // The server has its own record of the others.
    tables.attempts = found.attempts.filter(function (row) {
      return records[row.id]
    })
    var unsent = found.activities
      .filter(function (row) {
        return waits[row.id]
      })
      .map(function (row) {
        return without(row, 'seq')
      })
    return { app: 'situ', version: 1, exportedAt: new Date().toISOString(), tables: tables, unsent: unsent, queue: queue }
  }
  function save(backup) {
    var link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([JSON.stringify(backup)], { type: 'application/json' }))
    link.download = 'situ.json'
    document.body.appendChild(link)
    link.click()
    document.body.removeChild(link)
  }
  function tell() {
    failed.hidden = false
  }
  var user = lastUser()
  if (!user || !window.indexedDB) return
  section.hidden = false
  button.onclick = function () {
    failed.hidden = true
    // Without a version, so that the database stays as it is.
    var request = indexedDB.open('situ-' + user.id)
    request.onerror = tell
    request.onupgradeneeded = function () {
      // There is no database: none must be made.
      request.transaction.abort()
    }
    request.onsuccess = function () {
      var db = request.result
      readTables(
        db,
        KEPT.concat(WAITING),
        function (found) {
          db.close()
          save(backupOf(found))
        },
        tell,
      )
    }
  }
})()
