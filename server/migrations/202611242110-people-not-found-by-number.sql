-- Numbers of people are hidden from some, so that nobody is found by them in a free search any more.
update base.person set search = replace(search, user_tel, '') where coalesce(user_tel, '') <> '';
