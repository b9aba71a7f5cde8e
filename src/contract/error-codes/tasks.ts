// Codes of refusals about tasks and the task library (P3 §2 My Tasks, §4, §5).

/** 404: no such task is in this exchange, or not any more. */
export const TASK_GONE = 100
/** 409: somebody has saved the task since it was read; `data.task` is what it is now. */
export const TASK_CHANGED = 101
/** 409: the tasks, or their order, are others than those that were seen. */
export const TASK_ORDER_CHANGED = 102
/** 403: the task library is not for this teacher. */
export const TASK_LIBRARY_FORBIDDEN = 103
/** 404: no such task is in the library, or not any more. */
export const LIBRARY_TASK_GONE = 104
/** 422: the exchange has this task of the library already. */
export const LIBRARY_TASK_ADDED = 105
/** 422: there is no room for more tasks in an exchange. */
export const TASKS_FULL = 106
