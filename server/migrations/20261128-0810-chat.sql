-- Whom a talk is with: it decides which facts the tutor may find out for it.
alter table chat_threads add column audience text not null default 'student'
  check (audience in ('student', 'parent', 'teacher', 'admin'));
update chat_threads set audience = case users.user_role_id
    when 2 then 'teacher' when 3 then 'admin' when 6 then 'parent' else 'student' end
  from users where users.id = chat_threads.user_id;
